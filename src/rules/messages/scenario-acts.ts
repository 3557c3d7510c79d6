// Words of the acts of scenarios: entering and leaving, playing texts, consultations, openings at the desk (see acts.ts).
import type { Facts, Words } from './acts.ts'
import { acted, words } from './words.ts'

const entryWords: Record<string, Words> = {
  reserve: acted('参加の予約', '予約'),
  join: words('シナリオへの参加', '参加が決まりました', '参加できませんでした'),
  confirm: acted('参加の確定', '参加を確定'),
  cancel: words('参加の取り消し', '参加を取り消しました', '参加を取り消せませんでした'),
  leave: acted('シナリオの辞退', 'シナリオを辞退'),
}

const openingWords: Record<string, Words> = {
  submit: acted('オープニングの提出', 'オープニングを提出'),
  takeBack: words('提出の取り消し', '提出を取り消しました', '提出を取り消せませんでした'),
  discard: words('オープニングの破棄', 'オープニングを捨てました', 'オープニングを捨てられませんでした'),
  withdraw: words('シナリオの取り下げ', 'シナリオを取り下げました', 'シナリオを取り下げられませんでした'),
}

const extraWords: Record<string, Words> = {
  submit: acted('幕間の提出', '幕間を提出'),
  takeBack: words('提出の取り消し', '提出を取り消しました', '提出を取り消せませんでした'),
  remove: words('幕間の破棄', '幕間を捨てました', '幕間を捨てられませんでした'),
}

export const scenarioActs = {
  'extra.save': () => acted('幕間の保存', '幕間を保存'),
  'extra.act': ({ act }: Facts) =>
    extraWords[String(act)] ?? words('幕間の変更', '幕間の状態を変えました', '幕間の状態を変えられませんでした'),
  'extra.buy': ({ price }: Facts) =>
    price === 0
      ? words('幕間の受け取り', '幕間を受け取りました', '幕間を受け取れませんでした')
      : acted('幕間の購入', '幕間を購入'),
  'replay.save': () => acted('リプレイの保存', 'リプレイを保存'),
  'replay.act': ({ act }: Facts) =>
    act === 'submit'
      ? acted('リプレイの提出', 'リプレイを提出')
      : words('提出の取り消し', '提出を取り消しました', '提出を取り消せませんでした'),
  'replay.note': () => acted('メモの保存', 'メモを保存'),
  'replay.question': () => words('プレイヤーへの質問', '質問を送りました', '質問を送れませんでした'),
  'replay.answer': () => words('質問への答え', '答えを送りました', '答えを送れませんでした'),
  'replay.mark': () => acted('指摘への対応', '対応を記録'),
  'scenario.entry': ({ act }: Facts) =>
    entryWords[String(act)] ?? words('シナリオへの参加', '参加の状態を変えました', '参加の状態を変えられませんでした'),
  'scenario.playing': () => words('プレイング', 'プレイングを送りました', 'プレイングを送れませんでした'),
  'scenario.savesBlank': ({ savesBlank }: Facts) =>
    savesBlank === 0
      ? words('白紙防止の解除', '白紙防止を切りました', '白紙防止を切れませんでした')
      : words('白紙防止', '白紙防止を入れました', '白紙防止を入れられませんでした'),
  'scenario.post': () => acted('相談の発言', '発言'),
  'scenario.editPost': () => words('発言の変更', '発言を直しました', '発言を直せませんでした'),
  'scenario.touchPost': ({ act }: Facts) =>
    act === 'delete'
      ? acted('発言の削除', '発言を削除')
      : act === 'pin'
        ? words('決定として留める操作', '決定として留めました', '決定として留められませんでした')
        : words('決定から外す操作', '決定から外しました', '決定から外せませんでした'),
  'scenario.role': () => acted('役割の保存', '役割を保存'),
  'scenario.opening': () => acted('オープニングの保存', 'オープニングを保存'),
  'scenario.openingAct': ({ act }: Facts) =>
    openingWords[String(act)] ??
    words('オープニングの変更', 'オープニングの状態を変えました', 'オープニングの状態を変えられませんでした'),
  'scenario.extend': () => words('日程の延長', '日程を延ばしました', '日程を延ばせませんでした'),
  'scenario.masterSettings': () => acted('設定の保存', '設定を保存'),
  'scenario.teamTag': () => words('チームタグの変更', 'チームタグを変えました', 'チームタグを変えられませんでした'),
  'scenario.changeTag': ({ act }: Facts) =>
    act === 'remove'
      ? acted('チームタグの削除', 'チームタグを削除')
      : words('チームタグの改名', 'チームタグの名前を変えました', 'チームタグの名前を変えられませんでした'),
}
