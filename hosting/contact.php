<?php
// Receives the contact form on hosts with PHP 7.4 or later, and emails it to the owner. With
// `receiver: php` in content/business.yaml, the build fills in the next lines and writes it to the
// site.
const TO = '{email}';
const FROM = '{sender}';
const NAME = '{name}';
const PHONE = '{phone}';

const LABELS = [
    'name' => '{nameLabel}',
    'phone' => '{phoneLabel}',
    'email' => '{emailLabel}',
    'message' => '{message}',
];
const LIMITS = ['name' => 200, 'phone' => 100, 'email' => 254, 'message' => 20000];
const MESSAGES_PER_HOUR = 5;

if (($_SERVER['REQUEST_METHOD'] ?? '') !== 'POST') leave('{contact}');

// A field may also arrive as a list.
$fields = array_map(fn($value) => is_string($value) ? trim($value) : '', $_POST);
foreach (LIMITS as $field => $limit) $fields += [$field => ''];

if (!filter_var(TO, FILTER_VALIDATE_EMAIL)) {
    fail(500, 'This form has no email address yet.');
}
if ($fields['name'] === '') fail(422, '{noName}');
if ($fields['phone'] . $fields['email'] === '') {
    fail(422, '{noReach}');
}
foreach (LIMITS as $field => $limit) {
    $say = fn($reason) => fail(422, str_replace("{field}", LABELS[$field], $reason));
    if (strlen($fields[$field]) > $limit) $say('{tooLong}');
    if (!preg_match('//u', $fields[$field])) $say('{unreadable}');
    // A line break would begin another header of the email.
    if ($field !== 'message' && preg_match('/\p{Cc}/u', $fields[$field])) {
        $say('{manyLines}');
    }
}
$seconds = $fields['seconds'] ?? '';
if (($fields['_gotcha'] ?? '') !== '' || ($seconds !== '' && (int) $seconds < 2)) {
    fail(422, '{automatic}');
}
if (!isWithinLimit()) fail(429, '{tooMany}');

$subject = iconv_mime_encode('', str_replace("{name}", $fields['name'], '{subjectFrom}'), [
    'scheme' => 'B',
    'input-charset' => 'UTF-8',
    'output-charset' => 'UTF-8',
]);
$headers = [
    'From' => FROM,
    'MIME-Version' => '1.0',
    'Content-Type' => 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding' => 'quoted-printable',
];
if (filter_var($fields['email'], FILTER_VALIDATE_EMAIL)) $headers['Reply-To'] = $fields['email'];
$text = preg_replace('/\r\n?|\n/', "\r\n", typed());
if (!mail(TO, ltrim($subject, ': '), quoted_printable_encode($text), $headers)) {
    fail(500, '{notSent}');
}
if (!wantsJson()) leave('{contact}' . '#sent');
answer(200, ['ok' => true]);

/** What the visitor typed. */
function typed(): string
{
    global $fields;
    $lines = '';
    foreach (LABELS as $field => $label) {
        if ($field !== 'message' && $fields[$field] !== '') $lines .= "$label: $fields[$field]\n";
    }
    return "$lines\n$fields[message]\n";
}

/** Counts the messages of the last hour from this connection. Without a file, there is no limit. */
function isWithinLimit(): bool
{
    $path = sys_get_temp_dir() . '/contact-' . hash('sha256', __FILE__);
    // Another user of the server must not choose the file.
    $file = is_link($path) ? false : @fopen($path, 'c+');
    if (!$file || !flock($file, LOCK_EX)) return true;
    $isRecent = fn($time) => $time > time() - 3600;
    $times = array_map(
        fn($times) => array_values(array_filter($times, $isRecent)),
        json_decode(stream_get_contents($file), true) ?: []
    );
    $visitor = hash('sha256', $_SERVER['REMOTE_ADDR'] ?? '');
    $isAllowed = count($times[$visitor] ?? []) < MESSAGES_PER_HOUR;
    if ($isAllowed) $times[$visitor][] = time();
    ftruncate($file, 0);
    rewind($file);
    fwrite($file, json_encode(array_filter($times)));
    fclose($file);
    return $isAllowed;
}

function wantsJson(): bool
{
    return strpos($_SERVER['HTTP_ACCEPT'] ?? '', 'application/json') !== false;
}

function answer(int $status, array $answer): void
{
    http_response_code($status);
    header('Content-Type: application/json');
    exit(json_encode($answer));
}

function leave(string $address): void
{
    header("Location: $address", true, 303);
    exit;
}

/** Says why the message was not sent. Without script, a page keeps what was typed. */
function fail(int $status, string $reason): void
{
    if (wantsJson()) answer($status, ['ok' => false, 'error' => $reason]);
    http_response_code($status);
    header('Content-Type: text/html; charset=utf-8');
    header("Content-Security-Policy: default-src 'none'");
    $safe = fn($text) => htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
    $tel = '+1' . preg_replace('/\D/', '', PHONE); ?>
<!doctype html>
<html lang="<?= '{lang}' ?>">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title><?= $safe(str_replace("{business}", NAME, '{title}')) ?></title>
<h1><?= $safe('{heading}') ?></h1>
<p><?= $safe($reason) ?></p>
<p><?= str_replace("{phone}", "<a href=\"tel:$tel\">" . $safe(PHONE) . '</a>', $safe('{again}')) ?></p>
<p><label for="typed"><?= $safe('{typed}') ?></label></p>
<textarea id="typed" rows="12" cols="40" readonly>
<?= $safe(typed()) ?></textarea>
</html>
<?php
    exit;
}
