<?php
// Invites the customers of a list of orders, then prints what last month's reviews are about and what stands out.

$orders = [
    ['name' => 'Lotte Maes', 'email' => 'lotte@mail.example', 'orderReference' => '4711', 'language' => 'en'],
    ['name' => 'Jonas Weber', 'email' => 'jonas@mail.example', 'orderReference' => '4712', 'language' => 'de'],
];
$terms = ['legalBasis' => 'existing_customer', 'source' => 'Orders of our shop', 'reminders' => 1];

function ask(string $path, ?array $body = null, array $headers = []): array
{
    $curl = curl_init(getenv('VOUCHSAFE_URL') . $path);
    $headers[] = 'Authorization: Bearer ' . getenv('VOUCHSAFE_KEY');
    $headers[] = 'Content-Type: application/json';
    curl_setopt_array($curl, [CURLOPT_RETURNTRANSFER => true, CURLOPT_HTTPHEADER => $headers]);
    if ($body !== null) {
        curl_setopt($curl, CURLOPT_POSTFIELDS, json_encode($body));
    }
    $answer = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($status < 200 || $status > 299) {
        exit("$status: $answer\n");
    }
    return json_decode($answer, true);
}

$all = array_map(fn ($order) => $order + $terms, $orders);
// Sent again, the same list gets the same answer.
$once = substr('orders ' . implode(',', array_column($orders, 'orderReference')), 0, 200);
$answer = ask('/invitations/bulk', ['invitations' => $all], ["Idempotency-Key: $once"]);
echo count($answer['invited']), " invited\n";
foreach ($answer['refused'] as $one) {
    echo 'Order ', $orders[$one['index']]['orderReference'], ': ', $one['message'], "\n";
}

$from = date('Y-m-01', strtotime('first day of last month'));
$to = date('Y-m-d', strtotime('last day of last month'));
foreach (ask("/topics?from=$from&to=$to")['data'] as $one) {
    echo "{$one['topic']}: {$one['praise']} praise, {$one['complaints']} complain\n";
}
foreach (ask('/findings')['data'] as $one) {
    echo "{$one['side']} of {$one['topic']}: {$one['reviews']} of {$one['of']} reviews\n";
}
