// People whom the sign-in page of the demo thanks: invented handles.
import { supporter } from '../areas/identity/tables.ts'
import type { Tx } from '../db/client.ts'

const handles =
  '灯り守 ナギ こはる屋 三日月堂 しずく@灯台 ミモザ 夜更かし書店 ハルト カササギ ほたる工房 ユキヒラ 星見の丘 とびうお 縁側猫 クロツグミ 朝凪 はなうた 紙とペン ツバメ号 まほろ 木苺 潮騒レコード アオサギ 銀のさじ よもぎ餅 すずらん通り ルリビタキ 雨宿り 豆本あつめ 風待ち港 コトリ 千夜一葉 しろつめくさ 北窓 トモシビ 綿雲 ロウソク屋 みちくさ ヒバリ 糸巻き'.split(
    ' ',
  )

export async function seedSupporters(tx: Tx): Promise<void> {
  await tx.insert(supporter).values(handles.map((name, index) => ({ name, position: index + 1 })))
}
