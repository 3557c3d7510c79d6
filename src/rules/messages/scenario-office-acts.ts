// Words of the office's acts on scenarios: openings judged and planned, repairs, NPC sheets, notices to masters (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { omnibusActs } from './omnibus-acts.ts'
import { acted, words } from './words.ts'

const repairWords: Record<string, Words> = {
  repairUnpublish: words('公開前に戻す操作', '公開前に戻しました', '公開前に戻せませんでした'),
  repairReopen: words('募集のやり直し', '募集をやり直しました', '募集をやり直せませんでした'),
  repairRecruitAgain: words('募集に戻す操作', '募集に戻しました', '募集に戻せませんでした'),
  repairStartNow: words('相談の開始', '相談を始めました', '相談を始められませんでした'),
  repairReopenTexts: words('締切を開きなおす操作', '締切を開きなおしました', '締切を開きなおせませんでした'),
  withdraw: words('シナリオの取り下げ', 'シナリオを取り下げました', 'シナリオを取り下げられませんでした'),
}

export const scenarioOfficeActs = {
  ...omnibusActs,
  'scenario.check': ({ isApproved }: Facts) =>
    isApproved === 0
      ? words('オープニングの差し戻し', 'オープニングを差し戻しました', 'オープニングを差し戻せませんでした')
      : acted('オープニングの承認', 'オープニングを承認'),
  'replay.check': ({ isApproved }: Facts) =>
    isApproved === 0
      ? words('リプレイの差し戻し', 'リプレイを差し戻しました', 'リプレイを差し戻せませんでした')
      : acted('リプレイの承認', 'リプレイを承認'),
  'extra.check': ({ isApproved }: Facts) =>
    isApproved === 0
      ? words('幕間の差し戻し', '幕間を差し戻しました', '幕間を差し戻せませんでした')
      : acted('幕間の承認', '幕間を承認'),
  'replay.comment': () => words('リプレイへの指摘', '指摘を書きました', '指摘を書けませんでした'),
  'scenario.republish': ({ asDraft, isLater }: Facts) =>
    asDraft === 1
      ? words('下書きの作成', '再公開の下書きを作りました', '再公開の下書きを作れませんでした')
      : isLater === 1
        ? acted('再公開の予約', '再公開を予約')
        : acted('再公開', '再公開'),
  'scenario.republishEnd': () => words('再公開の終了', '再公開を終えました', '再公開を終えられませんでした'),
  'scenario.related': () => words('登場人物の変更', '登場人物を変えました', '登場人物を変えられませんでした'),
  'scenario.newMaster': () =>
    words('新人マスターの制限の変更', '新人マスターの制限を変えました', '新人マスターの制限を変えられませんでした'),
  'scenario.schedule': () => acted('公開の予約', '公開を予約'),
  'scenario.repair': ({ act }: Facts) =>
    repairWords[String(act)] ??
    words('シナリオの修復', 'シナリオの状態を変えました', 'シナリオの状態を変えられませんでした'),
  'scenario.repairNumbers': () =>
    words('日時と人数の変更', '日時と人数を変えました', '日時と人数を変えられませんでした'),
  'scenario.removeEntry': () => words('参加の取り消し', '参加を取り消しました', '参加を取り消せませんでした'),
  'scenario.openText': () => words('プレイングの確認', 'プレイングを開きました', 'プレイングを開けませんでした'),
  'scenario.npc': () => acted('NPCの保存', 'NPCを保存'),
  'scenario.masterNotice': () =>
    words('マスターへのお知らせ', 'マスターにお知らせを送りました', 'マスターにお知らせを送れませんでした'),
}
