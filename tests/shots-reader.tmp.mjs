import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const only = process.argv[2]
for (const [w,h,n] of [[390,844,'phone'],[1280,800,'desk']]) for (const scheme of ['light','dark']) for (const writing of ['vertical','horizontal']) for (const theme of ['app','sepia']) for (const known of [false,true]) {
  if (theme==='sepia' && scheme==='dark') continue
  const name = `${n}-${writing}-${theme==='sepia'?'sepia':scheme}-${known?'away':'bars'}`
  if (only && !name.includes(only)) continue
  const c = await b.newContext({ viewport:{width:w,height:h}, deviceScaleFactor:1.5, colorScheme: scheme })
  await c.addInitScript(s => localStorage.setItem('tsumugi-reader', s), JSON.stringify({writing, theme, known, size:18, gap:'normal'}))
  const p = await c.newPage(); p.on('pageerror', e=>console.log(name, e.message)); p.on('console', m=>['error','warning'].includes(m.type())&&console.log(name,m.text().slice(0,300)))
  await p.goto('http://127.0.0.1:8932/#read-2'); await p.waitForTimeout(900)
  if (known) { for (let i=0;i<3;i++){ await p.keyboard.press('PageDown'); await p.waitForTimeout(700)} }
  await p.screenshot({ path: `/tmp/shots-reader/${name}.png` }); await c.close()
}
await b.close()
