"""Trains the small convolutional net on the streams of word ids that streams.ts wrote, and writes its int8 rows.

Called by train.ts: net.py WORK VECTORS. Sees numbers only: every string operation is done by the run-time code.
Deterministic on one machine: one thread, fixed seeds.
"""
import json
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

WORK, VECTORS = sys.argv[1], sys.argv[2]
WORDS, BUCKETS, DIM, FILTERS = 30000, 4096, 128, 48
PASSES, BATCH_WORDS, LONGEST, STEP = 2, 10000, 110, 3e-3
# Known words are now and then made from their pieces, so that the pieces learn.
PIECE_SHARE = 0.06

torch.set_num_threads(1)
torch.manual_seed(1)
rng = np.random.default_rng(1)


def read(name, kind):
    return np.fromfile(f"{WORK}/{name}.bin", kind)


ids, offsets = read("ids", np.int32), read("offsets", np.int32)
labels, source_of = read("labels", np.uint8), read("sourceOf", np.uint8)
hashes = read("hashes", np.uint32)
pieces, piece_offsets = read("pieces", np.int32), read("pieceOffsets", np.int32)
sources = json.load(open(f"{WORK}/sources.json"))
is_document = torch.tensor([s["isDocument"] for s in sources])
has_neutral = torch.tensor([s["hasNeutral"] for s in sources])
weight = torch.tensor([s["weight"] for s in sources], dtype=torch.float32)


def start_vectors():
    vectors = np.random.default_rng(2).normal(0, 0.1, (1 + WORDS, DIM)).astype(np.float32)
    for line in open(VECTORS, encoding="utf8"):
        word, *values = line.split()
        if len(values) == DIM and word.isdigit() and int(word) <= WORDS:
            vectors[int(word)] = values
    vectors[1:] *= 0.35 / vectors[1:].std()
    vectors[0] = 0
    return torch.from_numpy(vectors)


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.words = torch.nn.Parameter(start_vectors())
        self.pieces = torch.nn.Parameter(torch.randn(BUCKETS, DIM) * 0.2)
        self.convolution = torch.nn.Conv1d(DIM, FILTERS, 3, padding=1)
        self.head = torch.nn.Linear(2 * FILTERS, 4)

    def vectors(self, x):
        """Word vectors; unknown words are the mean of their pieces."""
        unknown = x > WORDS
        if self.training:
            unknown = unknown | ((x > 0) & (torch.rand(x.shape) < PIECE_SHARE))
        known = F.embedding(torch.where(unknown, 0, x), self.words)
        kinds, place = torch.unique(x[unknown], return_inverse=True)
        if len(kinds) == 0:
            return known
        kinds = kinds.numpy()
        counts = piece_offsets[kinds + 1] - piece_offsets[kinds]
        flat = np.concatenate([pieces[piece_offsets[k] : piece_offsets[k + 1]] for k in kinds]).astype(np.int64)
        starts = torch.from_numpy(np.concatenate([[0], np.cumsum(counts)[:-1]]))
        made = F.embedding_bag(torch.from_numpy(flat), self.pieces, starts, mode="mean")
        return known.masked_scatter(unknown[..., None], made[place])

    def forward(self, x, document):
        """x: word ids, 0 between sentences and after the end. Gives the polarity and the neutral logit."""
        real = (x > 0).float()
        vectors = self.vectors(x) * real[..., None]
        vectors = F.dropout(vectors, 0.25, self.training)
        active = torch.relu(self.convolution(vectors.transpose(1, 2))) * real[:, None]
        mean = active.sum(2) * 0.3 / real.sum(1, keepdim=True).clamp(min=1).sqrt()
        out = self.head(F.dropout(torch.cat([active.amax(2), mean], 1), 0.4, self.training))
        return torch.where(document[:, None], out[:, 2:], out[:, :2])


def crop(text):
    start, end = offsets[text], offsets[text + 1]
    if end - start > LONGEST:
        start += rng.integers(0, end - start - LONGEST + 1)
    return ids[start : min(end, start + LONGEST)]


def batches(texts):
    """Texts of like length together, in random order."""
    order = np.argsort([len(t) + rng.random() * 3 for t in texts], kind="stable")
    made, batch, longest = [], [], 0
    for i in order:
        longest = max(longest, len(texts[i]))
        if batch and longest * (len(batch) + 1) > BATCH_WORDS:
            made.append(batch)
            batch, longest = [], len(texts[i])
        batch.append(i)
    made.append(batch)
    rng.shuffle(made)
    return made


def train():
    net = Net()
    net.train()
    optimiser = torch.optim.Adam(net.parameters(), lr=STEP)
    chosen = np.arange(len(labels))
    began = time.time()
    for done in range(PASSES):
        texts = [crop(text) for text in chosen]
        groups = batches(texts)
        loss_sum = 0.0
        for number, batch in enumerate(groups):
            share = (done + number / len(groups)) / PASSES
            for group in optimiser.param_groups:
                group["lr"] = STEP * (1 - share) + 2e-5
            longest = max(1, max(len(texts[i]) for i in batch))
            x = np.zeros((len(batch), longest), np.int64)
            for row, i in enumerate(batch):
                x[row, : len(texts[i])] = texts[i]
            at = chosen[batch]
            source = torch.from_numpy(source_of[at].astype(np.int64))
            polarity, neutral = net(torch.from_numpy(x), is_document[source]).unbind(1)
            neutral = torch.where(has_neutral[source], neutral, torch.full_like(neutral, -30))
            logits = torch.stack([-polarity, neutral, polarity], 1)
            wanted = torch.from_numpy(labels[at].astype(np.int64))
            loss = F.cross_entropy(logits, wanted, reduction="none")
            loss = (loss * weight[source]).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            loss_sum += loss.item()
            if number % 400 == 399:
                print(f"pass {done} batch {number + 1}/{len(groups)} loss {loss_sum / 400:.4f} {time.time() - began:.0f}s", flush=True)
                loss_sum = 0.0
    return net.eval()


def write(net):
    """Rows [nothing | words | pieces] x [before | at | after] x filters, and the small rest as JSON."""
    with torch.no_grad():
        kernel = net.convolution.weight
        vectors = torch.cat([net.words[1:], net.pieces])
        rows = torch.cat([vectors @ kernel[:, :, place].T for place in range(3)], 1).numpy()
        by_filter = np.abs(rows.reshape(len(rows), 3, FILTERS)).max(1)
        scale = np.quantile(by_filter, 0.9995, axis=0) / 127
        table = np.clip(np.round(rows / np.tile(scale, 3)), -127, 127).astype(np.int8)
        bias = np.round(net.convolution.bias.numpy() / scale).astype(int)
        head, head_bias = net.head.weight.numpy(), net.head.bias.numpy()
    with open(f"{WORK}/words.out", "wb") as file:
        np.array([FILTERS, WORDS], np.uint32).tofile(file)
        hashes[1 : WORDS + 1].tofile(file)
        table.tofile(file)
    def weights(out):
        return {
            "bias": round(float(head_bias[out]), 6),
            "peaks": [round(float(v), 6) for v in head[out, :FILTERS] * scale],
            "means": [round(float(v), 6) for v in head[out, FILTERS:] * scale * 0.3],
        }
    names = ["sentencePolarity", "sentenceNeutral", "documentPolarity", "documentNeutral"]
    heads = {name: weights(out) for out, name in enumerate(names)}
    json.dump({"filterBias": bias.tolist(), **heads}, open(f"{WORK}/net.json", "w"))


write(train())
