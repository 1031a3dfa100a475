// go run check.go FILE: checks an author's file of receipts with Go's standard library alone. See ../log.md.
package main

import (
	"bytes"
	"crypto/ed25519"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"
)

type file struct {
	Keys []string
	Acts []struct {
		Receipt, Salt string
		Fields        [][2]string
		Proof         *string
	}
}

func check(isTrue bool, sentence string) {
	if !isTrue {
		fmt.Fprintln(os.Stderr, sentence)
		os.Exit(1)
	}
}

func decode(text string) []byte {
	raw, err := base64.StdEncoding.DecodeString(text)
	check(err == nil, "no base64")
	return raw
}

func hash(parts ...[]byte) []byte {
	sum := sha256.Sum256(bytes.Join(parts, nil))
	return sum[:]
}

func openNote(note, name string, keys []string) string {
	end := strings.LastIndex(note, "\n\n")
	check(end >= 0, "no signed note")
	text := note[:end+1]
	for _, vkey := range keys {
		parts := strings.SplitN(vkey, "+", 3)
		if len(parts) != 3 || parts[0] != name {
			continue
		}
		key := decode(parts[2])
		id := hash([]byte(name+"\n"), key)[:4]
		for _, line := range strings.Split(note[end+2:], "\n") {
			words := strings.Split(line, " ")
			if len(words) != 3 || words[1] != name {
				continue
			}
			raw := decode(words[2])
			if bytes.HasPrefix(raw, id) && ed25519.Verify(key[1:], []byte(text), raw[4:]) {
				return text
			}
		}
	}
	check(false, "not signed by "+name)
	return ""
}

// RFC 9162, 2.1.3.2.
func rootOf(leaf []byte, at, size int, path []string) []byte {
	value, last := leaf, size-1
	for _, text := range path {
		node := decode(text)
		if at%2 == 1 || at == last {
			value = hash([]byte{1}, node, value)
			for at%2 == 0 && at != 0 {
				at, last = at>>1, last>>1
			}
		} else {
			value = hash([]byte{1}, value, node)
		}
		at, last = at>>1, last>>1
	}
	return value
}

func main() {
	raw, err := os.ReadFile(os.Args[1])
	check(err == nil, "no file")
	var its file
	check(json.Unmarshal(raw, &its) == nil, "no file of receipts")
	for _, act := range its.Acts {
		lines := strings.Split(act.Receipt, "\n")
		check(len(lines) > 3, "no receipt")
		origin := strings.TrimPrefix(lines[1], "log ")
		text := strings.Split(openNote(act.Receipt, origin+"/receipts", its.Keys), "\n")
		entry := decode(strings.TrimPrefix(text[2], "entry "))
		parts := [][]byte{[]byte("vouchsafe/act/1\n"), entry[:44]}
		for _, field := range act.Fields {
			mac := hmac.New(sha256.New, decode(act.Salt))
			mac.Write([]byte(field[0]))
			parts = append(parts, hash([]byte("vouchsafe/field/1\n"), mac.Sum(nil), []byte(field[0]+"\n"+field[1])))
		}
		check(bytes.Equal(hash(parts...), entry[44:]), "the words are not those of the receipt")
		if act.Proof == nil {
			fmt.Println("not in the log yet")
			continue
		}
		end := strings.Index(*act.Proof, "\n\n")
		head := strings.Split((*act.Proof)[:end], "\n")
		checkpoint := strings.Split(openNote((*act.Proof)[end+2:], origin, its.Keys), "\n")
		at, _ := strconv.Atoi(strings.TrimPrefix(head[1], "index "))
		size, _ := strconv.Atoi(checkpoint[1])
		found := rootOf(hash([]byte{0}, entry), at, size, head[2:])
		check(bytes.Equal(found, decode(checkpoint[2])), "the proof does not lead to the signed root")
		fmt.Printf("act %d is entry %d of %d\n", entry[1], at, size)
	}
}
