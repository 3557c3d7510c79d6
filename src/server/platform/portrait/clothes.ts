// Clothes in drawn portraits, from the shoulders to the lower edge of the picture.

import type { Kit, Traits } from './types.ts'
import { both, dot, fill, layers, line, oval } from './types.ts'

function outline(t: Traits): string {
  if (t.age === 'child') return 'M84 530C90 462 146 428 210 404L256 432L302 404C366 428 422 462 428 530Z'
  if (t.face === 'broad') return 'M-8 530C2 436 96 402 188 384L256 430L324 384C416 402 510 436 520 530Z'
  return 'M34 530C42 450 114 414 204 390L256 430L308 390C398 414 470 450 478 530Z'
}

const lapels = (color: string, edge: string): string =>
  both(
    fill('M300 380L326 396C338 410 344 424 342 438L318 444L330 462L270 530H256V500Z', color) +
      line('M342 438L318 444L330 462', edge, 3.4, 'opacity=".6"'),
  )
const shirt = (color: string): string => fill('M204 384L256 530L308 384L292 372L256 410L220 372Z', color)
const points = (color: string, edge: string): string =>
  both(fill('M256 412L294 370L316 392L286 438Z', color) + line('M256 412L286 438L316 392', edge, 3, 'opacity=".35"'))
const tie = (color: string): string =>
  fill('M242 412h28l-6 22l14 84l-22 24l-22 -24l14 -84z', color) +
  fill('M242 412h28l-6 22h-16z', '#000', 'opacity=".18"')
const buttons = (x: number, ys: readonly number[], color: string): string =>
  ys.map(y => dot(x, y, 8, color) + dot(x - 2, y - 2, 3, '#fff', 'opacity=".55"')).join('')

function details(t: Traits): string {
  const [main, trim, inner] = t.cloth
  const dim = 'opacity=".2"'
  switch (t.clothes) {
    case 'cloak':
      return layers`
      ${fill('M196 380L256 512L316 380L256 426Z', inner)}
      ${fill('M198 376C188 412 214 454 256 488C298 454 324 412 314 376L334 382C346 424 308 476 256 518C204 476 166 424 178 382Z', trim)}
      ${line('M188 392C186 424 214 464 256 500C298 464 326 424 324 392', '#fff', 3, 'opacity=".35"')}
      ${fill('M256 472L276 496L256 522L236 496Z', trim)}
      ${fill('M256 481L268 496L256 512L244 496Z', '#FFF3CF')}
      ${line('M110 440C130 466 136 496 136 530M402 440C382 466 376 496 376 530', '#000', 5, 'opacity=".2"')}
    `
    case 'keeper':
      return layers`
      ${fill('M200 362C216 392 296 392 312 362L334 388C318 424 296 440 256 444C216 440 194 424 178 388Z', main)}
      ${fill('M200 362C216 392 296 392 312 362L334 388C318 424 296 440 256 444C216 440 194 424 178 388Z', '#fff', 'opacity=".13"')}
      ${line('M178 388C194 424 216 440 256 444C296 440 318 424 334 388', trim, 6)}
      ${line('M206 444L214 530M306 444L298 530', '#000', 3, dim)}
      ${buttons(222, [466, 502], trim)}
      ${buttons(290, [466, 502], trim)}
      ${line('M232 466H280M232 502H280', trim, 3, 'opacity=".5"')}
    `
    case 'knit':
      return layers`
      ${fill('M184 396H328V430L256 452L184 430Z', main)}
      ${fill('M204 344C224 366 288 366 308 344L320 404C296 432 216 432 192 404Z', inner)}
      ${line('M216 364l-6 44M232 370l-3 50M248 372l-1 52M264 372l1 52M280 370l3 50M296 364l6 44', '#000', 4, 'opacity=".16"')}
      ${line('M92 462l22 18l22 -18l22 18l22 -18l22 18l22 -18l22 18l22 -18l22 18l22 -18l22 18l22 -18l22 18l22 -18', trim, 6)}
      ${line('M70 500H442', trim, 5, 'stroke-dasharray="3 15"')}
    `
    case 'trench':
      return layers`
      ${shirt(inner)}
      ${tie(trim)}
      ${points(inner, '#000')}
      ${lapels(main, '#000')}
      ${both(fill('M270 530L330 462L318 444L342 438C346 470 330 506 312 530Z', '#000', 'opacity=".1"') + fill('M372 424l48 20l-8 16l-46 -18z', main) + line('M372 424l48 20l-8 16l-46 -18z', '#000', 3, dim) + dot(412, 448, 4, trim))}
    `
    case 'uniform':
      return layers`
      ${fill('M204 358C222 384 290 384 308 358L322 404C298 424 280 432 256 434C232 432 214 424 190 404Z', main)}
      ${fill('M204 358C222 384 290 384 308 358L322 404C298 424 280 432 256 434C232 432 214 424 190 404Z', '#fff', 'opacity=".1"')}
      ${line('M200 372C218 398 294 398 312 372M190 404C214 424 232 432 256 434C280 432 298 424 322 404', trim, 5)}
      ${line('M256 434V530', '#000', 4, 'opacity=".3"')}
      ${buttons(256, [456, 486, 516], trim)}
      ${both(fill('M356 414L424 444L414 464L352 432Z', inner) + line('M364 424L416 448', trim, 4))}
      ${fill('M306 466h52v8h-52z', '#000', dim)}
    `
    case 'scarfcoat':
      return layers`
      ${lapels(main, '#000')}
      ${fill('M188 344C214 384 298 384 324 344C340 362 342 396 326 418C296 442 216 442 186 418C170 396 172 362 188 344Z', trim)}
      ${fill('M200 424C214 432 232 436 250 436L262 530H206Z', trim)}
      ${fill('M186 382C216 420 296 420 326 382C334 396 332 408 326 418C296 442 216 442 186 418C180 408 178 396 186 382Z', '#000', 'opacity=".16"')}
      ${line('M196 372C220 398 292 398 316 372M214 452h40M212 468h44', inner, 4.4, 'opacity=".8"')}
    `
    case 'labcoat':
      return layers`
      ${shirt(inner)}
      ${points(inner, '#000')}
      ${fill('M256 420l-10 12l6 98h8l6 -98z', trim)}
      ${lapels(main, '#8FA69A')}
      ${line('M256 530V500', '#8FA69A', 3)}
      ${fill('M330 480h54v8h-54z', '#8FA69A', 'opacity=".6"')}
      ${fill('M350 462h9v26h-9z', trim)}
    `
    case 'kimono':
      return layers`
      ${fill('M196 376L256 448L316 376L332 384L256 486L180 384Z', inner)}
      ${fill('M182 380L288 530H232L158 396Z', trim)}
      ${fill('M330 380L240 500L262 530H280L354 396Z', trim)}
      ${line('M182 380L288 530M330 380L252 486', '#000', 4, dim)}
      ${fill('M60 452c10 -10 26 -10 36 0c-10 10 -26 10 -36 0zM392 470c10 -10 26 -10 36 0c-10 10 -26 10 -36 0zM112 496c10 -10 26 -10 36 0c-10 10 -26 10 -36 0z', trim, 'opacity=".6"')}
    `
    case 'happi':
      return layers`
      ${fill('M200 380L256 530L312 380L256 430Z', inner)}
      ${both(fill('M300 376L334 384L292 530H250Z', trim) + line('M300 376L250 530M334 384L292 530', '#000', 3, dim) + fill('M320 430l-12 40l-22 -6l12 -40z', '#FFF3DC', 'opacity=".9"'))}
      ${both(line('M404 456a26 26 0 1 0 .1 0', '#FFF3DC', 6, 'opacity=".55"'))}
    `
    case 'apron':
      return layers`
      ${points(inner, '#000')}
      ${fill('M176 452C206 470 306 470 336 452L346 530H166Z', trim)}
      ${both(fill('M300 392L322 400L330 464L306 466Z', trim))}
      ${line('M176 452C206 470 306 470 336 452', '#fff', 4, 'opacity=".5"')}
      ${fill('M226 486h60v44h-60z', '#000', 'opacity=".1"')}
    `
    case 'armour':
      return layers`
      ${fill('M176 424C206 452 306 452 336 424L352 530H160Z', '#D5DEE4')}
      ${fill('M256 444L336 424L352 530H256Z', '#93A4B2')}
      ${line('M256 446V530', '#F7FBFD', 4)}
      ${fill('M200 352C218 382 294 382 312 352L330 408C300 438 212 438 182 408Z', '#C3CFD8')}
      ${fill('M262 384C284 384 302 374 312 352L330 408C312 426 286 432 262 432Z', '#8598A8')}
      ${line('M186 408C214 434 298 434 326 408', trim, 6)}
      ${both(fill('M330 416C372 398 444 420 466 482C438 500 380 496 344 470Z', '#B7C4CE') + line('M336 444C376 440 424 456 452 488', '#6F8494', 4) + dot(390, 436, 6, trim))}
      ${fill('M220 486h72v44h-72z', main)}
      ${fill('M232 498h20v20h-20zM260 498h20v20h-20z', '#FFF9EC')}
    `
    case 'hoodie':
      return layers`
      ${fill('M168 372C140 400 150 436 196 448L256 466L316 448C362 436 372 400 344 372C330 404 300 424 256 430C212 424 182 404 168 372Z', main)}
      ${fill('M168 372C140 400 150 436 196 448L256 466L316 448C362 436 372 400 344 372C330 404 300 424 256 430C212 424 182 404 168 372Z', '#000', 'opacity=".2"')}
      ${fill('M204 392L256 444L308 392L256 430Z', inner)}
      ${line('M226 446v54M286 446v44', trim, 6)}
      ${dot(226, 504, 6, trim)}
      ${dot(286, 494, 6, trim)}
      ${line('M150 492C186 516 326 516 362 492', trim, 5, 'opacity=".55"')}
    `
    case 'stripes':
      return layers`
      ${both(line('M306 436V530M340 424V530M376 424V530M412 436V530M446 456V530', trim, 13, 'opacity=".9"'))}
      ${shirt(inner)}
      ${points(main, '#000')}
      ${line('M256 446V530', '#000', 3, dim)}
      ${fill('M324 470h62v36h-62z', '#FFFDF5')}
      ${fill('M332 482h34v5h-34zM332 492h24v5h-24z', '#9A92A8')}
      ${dot(376, 482, 5, '#F06A9B')}
    `
    case 'gown':
      return layers`
      ${fill('M150 452C196 486 316 486 362 452C352 430 336 414 316 408C296 452 216 452 196 408C176 414 160 430 150 452Z', inner)}
      ${line('M204 412C220 448 292 448 308 412', trim, 7, 'stroke-dasharray="1 13"')}
      ${dot(256, 452, 13, trim)}
      ${dot(252, 448, 4, '#fff', 'opacity=".8"')}
      ${line('M150 452C196 486 316 486 362 452', '#fff', 4, 'opacity=".4"')}
    `
    case 'windbreaker':
      return layers`
      ${fill('M34 530C42 450 114 414 196 392L190 440L120 530ZM478 530C470 450 398 414 316 392L322 440L392 530Z', trim)}
      ${fill('M198 356C204 392 240 420 256 440C272 420 308 392 314 356L336 392C330 424 290 460 256 474C222 460 182 424 176 392Z', main)}
      ${line('M198 356C204 392 240 420 256 440C272 420 308 392 314 356', inner, 6)}
      ${line('M256 440V530', inner, 5)}
      ${fill('M248 478h16v20h-16z', '#E9E6DA')}
    `
    case 'overalls':
      return layers`
      ${points(inner, '#000')}
      ${fill('M172 478C204 488 308 488 340 478L348 530H164Z', trim)}
      ${both(fill('M310 396L346 408L338 486L306 484Z', trim) + fill('M310 470h26v22h-26z', '#E9C46A') + fill('M316 476h14v10h-14z', trim))}
      ${line('M172 478C204 488 308 488 340 478', '#fff', 3, 'opacity=".4"')}
    `
    case 'vest':
      return layers`
      ${shirt(inner)}
      ${both(fill('M306 388L352 404C360 450 350 500 340 530H256V496Z', trim) + line('M306 388L258 496', '#000', 3, dim))}
      ${points(inner, '#000')}
      ${fill('M256 424L222 408C216 420 216 434 222 444ZM256 424L290 408C296 420 296 434 290 444Z', main)}
      ${dot(256, 426, 9, main)}
      ${buttons(256, [508], '#E9C46A')}
    `
    default:
      return layers`
      ${fill('M174 384C196 430 316 430 338 384C362 396 366 424 350 440C318 470 194 470 162 440C146 424 150 396 174 384Z', inner)}
      ${line('M178 410C206 448 306 448 334 410M172 430C206 464 306 464 340 430', trim, 4, 'opacity=".7"')}
      ${dot(238, 478, 13, trim)}
      ${dot(274, 486, 13, trim)}
      ${line('M252 456L238 470M258 456L272 474', trim, 4)}
    `
  }
}

export function drawClothes(t: Traits, kit: Kit): string {
  const shape = outline(t)
  const [main] = t.cloth
  const within = kit.clip(`<path d="${shape}"/>`)
  const inside = kit.clip(`<path d="${shape}"/><rect x="150" y="330" width="212" height="110"/>`)
  const body =
    t.clothes === 'gown'
      ? fill('M34 530C42 476 96 446 150 440C180 480 332 480 362 440C416 446 470 476 478 530Z', main)
      : fill(shape, main)
  const shade =
    t.clothes === 'gown'
      ? ''
      : fill('M312 388C404 412 474 450 524 530H330C352 480 346 430 312 388Z', '#10102A', 'opacity=".16"')
  let out = `${body}<g clip-path="${inside}">${details(t)}</g><g clip-path="${within}">${shade}</g>`
  if (t.clothes !== 'gown') {
    if (t.age !== 'child' && t.face !== 'broad')
      out += layers`
      ${line('M52 500C68 452 126 424 190 404', '#fff', 5, 'opacity=".26"')}
    `
  }
  if (t.extras.includes('fur')) {
    out += layers`
      ${both(fill('M300 376C340 372 376 392 392 424C400 420 408 430 400 440C402 452 388 458 380 450C372 464 354 462 350 450C338 456 324 448 326 436C312 434 306 420 312 412C300 404 294 388 300 376Z', t.cloth[2]) + line('M332 398q16 4 26 16M340 430q8 -4 16 2', '#000', 4, 'opacity=".14"'))}
    `
  }
  if (t.extras.includes('camera-strap'))
    out += layers`
    ${line('M150 420L262 530', '#2A2420', 13)}
    ${line('M150 420L262 530', t.cloth[1], 3)}
  `
  if (t.extras.includes('scarf')) {
    out += layers`
      ${fill('M184 350C214 392 298 392 328 350C342 368 342 394 328 412C296 438 216 438 184 412C170 394 170 368 184 350Z', t.cloth[1])}
      ${fill('M300 418C326 432 340 466 334 512L296 520C302 484 296 446 276 426Z', t.cloth[1])}
      ${fill('M180 386C214 424 298 424 332 386C338 396 334 406 328 412C296 438 216 438 184 412C176 404 174 396 180 386Z', '#000', 'opacity=".18"')}
      ${line('M204 382C228 396 268 398 300 386M304 440C314 462 316 486 314 510', '#fff', 3.4, 'opacity=".28"')}
    `
  }
  if (t.extras.includes('ribbon'))
    out += layers`
    ${both(fill('M256 428C282 402 312 408 316 424C318 444 284 450 256 434Z', t.cloth[1]) + fill('M258 436L290 486L272 492L254 444Z', t.cloth[1]))}
    ${oval(256, 432, 12, 11, t.cloth[1])}
    ${oval(256, 432, 12, 11, '#000', 'opacity=".2"')}
  `
  return out
}
