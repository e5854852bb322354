/** The page of an address that cannot be shown in dev until a text is mended. It reloads by itself then. */
export function problemPage(problems: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Unexpected Application Error!</title>
<script type="module" src="/@vite/client"></script>
</head>
<body>
<h1>Unexpected Application Error!</h1>
<p>Mend this in content/, and the page comes back by itself:</p>
<pre>${escapeHtml(problems)}</pre>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
