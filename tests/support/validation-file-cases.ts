// Cases of the rules on files and pictures (doc3 §5), with files as a form gives them and with bytes.
import * as files from '#rules/validation/file-checks.ts'
import * as header from '#rules/validation/header-checks.ts'
import { jpg, makers, png, svg, turnedJpg } from './pictures.ts'
import { type Case, given } from './validation-case.ts'

const checks = { ...files, ...header }
const file = (name: string, type = '', bytes = 0) => new File([new Uint8Array(bytes)], name, { type })
const picture = (bytes: Uint8Array<ArrayBuffer>, name = '絵.dat') => new File([bytes], name)
const webp = makers.webpLossy?.(10, 10)
const empty = ['', null, undefined, []]

export const fileCases: readonly Case[] = [
  given('standard rule: image', checks.image('絵'))
    .accepts(picture(png(9, 9)), jpg(1, 1), webp, [picture(svg(2, 2)), png(1, 1)], ...empty)
    .refuses(file('絵.png', 'image/png', 30), '絵.png', new Uint8Array(9), [png(1, 1), file('a.txt')], {})
    .saying('絵は画像にしてください'),
  given('standard rule: ext', checks.ext('原稿', ['txt', 'TAR.gz']))
    .accepts(file('第一話.TXT'), file('a.tar.gz'), [file('a.txt'), file('b.txt')], ...empty)
    .refuses(file('txt'), file('a.txt.exe'), file('atxt'), 'a.txt', [file('a.txt'), file('b.doc')], {})
    .saying('原稿は次の形式のファイルにしてください：txt、TAR.gz'),
  given('standard rule: mimes', checks.mimes('音声', ['audio/*', 'image/svg+xml', 'text/plain']))
    .accepts(
      file('a', 'audio/mpeg'),
      file('a', 'image/svg+xml'),
      file('a', 'image/svg'),
      file('a', 'text/plain;charset=a'),
    )
    .refuses(file('a', 'audio/'), file('a', 'image/png'), file('a'), file('a', 'text/plainer'), 'audio/mpeg')
    .saying('音声はこの形式のファイルを使えません'),
  given('standard rule: size', checks.size('原稿', 2))
    .accepts(file('a', '', 2048), file('a'), [file('a', '', 5), file('b', '', 6)], ...empty)
    .refuses(file('a', '', 2049), [file('a', '', 5), file('b', '', 5000)], 'a', {})
    .saying('原稿は2KB以内のファイルにしてください'),
  given('standard rule: size', checks.size('原稿', Number.NaN))
    .accepts(null)
    .refuses(file('a'))
    .saying('原稿はNaNKB以内のファイルにしてください'),
  given('standard rule: exact image dimensions', checks.dimensions('絵', 40, 30))
    .accepts(picture(png(40, 30)), turnedJpg(40, 30, true), ...empty)
    .refuses(picture(png(30, 40)), png(40, 31), file('絵.png', 'image/png'))
    .saying('絵は横40×縦30ピクセルの画像にしてください'),
  given('custom rule: dimensions_max', checks.dimensionsMax('絵', 1200, 10))
    .accepts(picture(png(1200, 10)), jpg(1, 1), svg(5, 5), makers.bmp?.(3, 3), makers.gif?.(3, 3), ...empty)
    .refuses(picture(png(1201, 10)), png(10, 11), webp, file('絵.gif', 'image/gif'))
    .saying('絵は横1,200×縦10ピクセル以内のjpg、svg、jpeg、png、bmp、gifの画像にしてください'),
  given('custom rule: width_height', checks.widthHeight('バナー', 10, 10))
    .accepts(picture(png(10, 10)), webp, { type: 'png', width: 10, height: 10 }, ...empty)
    .refuses(picture(png(10, 9)), { type: 'png', width: 9, height: 10 }, { type: 'heic', width: 10, height: 10 })
    .saying('バナーは横10×縦10ピクセルの画像にしてください'),
  given('custom rule: size_mb', checks.sizeMb('絵', 1))
    .accepts(file('a', '', 1024 * 1024), ...empty)
    .refuses(file('a', '', 1024 * 1024 + 1), 'a')
    .saying('絵は1MB以内のファイルにしてください'),
]
