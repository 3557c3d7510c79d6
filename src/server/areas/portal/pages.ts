// Link cards of the portal's pages; that of the start stands with the sign-in.
import { type Page, plainPage } from '../../platform/pages.ts'

export const portalPages: readonly Page[] = [
  plainPage('/aboutPBW', 'PBWとは', '書いた数百字が、物語になって届く。遊びかたと費用、よくある質問。'),
  plainPage('/recruitingForm', 'つくる人の募集', 'マスター、イラストレーター、声優、ライターの募集と応募のしかた。'),
  plainPage('/illust', 'イラスト', '物語にそえられた絵を見る。'),
  plainPage('/voice', 'ボイス', 'リプレイのせりふを声で聞く。'),
]
