import { chromium } from 'playwright'
const base='http://127.0.0.1:8912'
const shots=process.env.SHOTS
const plan = {
  guest: ['/','/news','/novel','/worldSelect','/login'],
  'demo-player': ['/','/myPage/home','/myPage','/mission?tabNo=0','/notice','/world/world0','/world/world0/scenarioOrder','/myPage/coin','/myPage/applications','/world/world0/scenario','/scenario/held','/myPage/scenario','/search?q=灯','/shelf','/calendar','/myPage/account/userInfo','/campaign','/form','/world/world0/shop','/world/world0/itemSynth','/myPage/drafts','/myPage/distribution'],
  'demo-writer': ['/myPage/home','/','/myPage/scenario'],
  'demo-master': ['/','/myPage/home','/myPage/master','/myPage/scenario','/master','/myPage/masterRoom','/world/world0/scenarioOrder'],
  'demo-admin': ['/myPage/home','/myPage','/myPage/admin','/admin/news','/admin/form','/admin/object','/admin/fanletter','/myPage/admin/opening','/myPage/admin/info','/myPage/admin/replay/world0','/myPage/admin/orderRequest','/myPage/admin/omnibus/review','/myPage/admin/characterSetting','/myPage/admin/fixScenario','/cs/scenario?q=1'],
}
const only=process.argv[2]
const b = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium-headless-shell', args: ['--no-sandbox'] })
for (const [viewer, list] of Object.entries(plan)) {
  if (only && viewer!==only) continue
  const ctx = await b.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo', serviceWorkers: 'block', viewport:{width:390,height:844} })
  const page = await ctx.newPage()
  if (viewer!=='guest') {
    await page.goto(base+'/login')
    await page.getByLabel('メールアドレス').first().fill(viewer+'@example.com')
    await page.locator('input[type=password]').first().fill('tsumugi-demo')
    await page.keyboard.press('Enter')
    await page.waitForURL(u=>!/login|loading/.test(u.pathname),{timeout:60000})
  }
  for (const a of list) {
    await page.goto(base+a).catch(e=>console.log('ERR',a,e.message))
    await page.waitForFunction(()=>!document.querySelector('[aria-busy=true]') && document.querySelector('[data-heading], h1'),null,{timeout:15000}).catch(()=>{})
    await page.waitForTimeout(400)
    for (const [w,l] of [[390,''],[320,''],[320,'200%'],[1280,'']]) {
      await page.setViewportSize({width:w,height:844})
      await page.evaluate(s=>{document.documentElement.style.fontSize=s},l)
      await page.waitForTimeout(150)
      const f = await page.evaluate(()=>{
        const M=/(?:\d{4}年)?\d+月\d+日(?: ?\d{1,2}:\d\d)?|\d{4}\/\d\d\/\d\d(?: \d\d:\d\d)?|あと\d+(?:分|時間|日)/g
        const out=[]
        const t=document.createTreeWalker(document.body,NodeFilter.SHOW_TEXT)
        for(let n=t.nextNode();n;n=t.nextNode()){ if(!n.parentElement?.checkVisibility()||n.parentElement.closest('.vh'))continue
          for(const m of n.data.matchAll(M)){const r=new Range();r.setStart(n,m.index);r.setEnd(n,m.index+m[0].length)
            const tops=new Set([...r.getClientRects()].filter(x=>x.width>0).map(x=>Math.round(x.top))); if(tops.size>1){ let e=n.parentElement; out.push(m[0]+'  <'+e.tagName.toLowerCase()+' class="'+e.className.toString().slice(0,50)+'"> '+n.data.trim().slice(0,50))}}}
        return out})
      for (const x of f) console.log(viewer, a, w, l, x)
      if (shots && !l && w!==320) await page.screenshot({path:`/tmp/i12/s/${viewer}${a.replace(/[^a-zA-Z0-9]+/g,'_')}-${w}.png`})
    }
    await page.evaluate(()=>{document.documentElement.style.fontSize=''})
    console.log('#',viewer,a,new URL(page.url()).pathname)
  }
  await ctx.close()
}
await b.close()
