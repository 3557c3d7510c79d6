// Page shown instead of the app when it could not be loaded, such as after a connection broke during a first visit. Plain
// elements, because nothing else is loaded.

export function showStartFailure(): void {
  const root = document.getElementById('root')
  if (!root) return
  const words = document.createElement('p')
  words.setAttribute('role', 'alert')
  words.textContent = '画面を読み込めませんでした。通信がとぎれたか、混み合っているようです。'
  const again = document.createElement('button')
  again.type = 'button'
  again.textContent = 'もう一度試す'
  again.className = 'mx-auto min-h-11 rounded-card bg-ai px-6 font-bold text-on-ai'
  const reload = () => location.reload()
  again.addEventListener('click', reload)
  addEventListener('online', reload)
  const page = document.createElement('main')
  page.className = 'grid place-content-center gap-4 p-6 text-center'
  if (!document.getElementById('rendered')) page.classList.add('min-h-dvh')
  page.append(words, again)
  // A page that the server rendered can be read as it is.
  if (document.getElementById('rendered')) root.before(page)
  else root.replaceChildren(page)
}
