// Page for the last resort, when neither a stored shell nor a network answers. Plain words, without anything to load.

const page = `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>つむぎ</title>
<h1>つながっていません</h1>
<p>この画面は、まだこの端末に保存されていません。つながってから、もう一度ひらいてください。</p>
<p><a href="">もう一度試す</a></p>
</html>`

export const offlinePage = (): Response =>
  new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
