import { chromium } from 'playwright'
import { readFileSync } from 'node:fs'
const [out, ...files] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium-headless-shell', args: ['--no-sandbox'] })
const p = await b.newPage({ viewport: { width: 1600, height: 860 } })
await p.setContent('<body style="margin:0;display:flex;gap:6px;background:#888">' + files.map(f => `<img style="height:850px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('') + '</body>')
await p.waitForTimeout(300)
await p.screenshot({ path: out, fullPage: false })
await b.close()
