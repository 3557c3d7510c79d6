// Words of the acts of scenarios: entering and leaving, playing texts, consultations, openings at the desk (see acts.ts).
import type { Facts, Words } from './acts.ts'

const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

const entryWords: Record<string, Words> = {
  reserve: words('参加の予約', '予約しました', '予約できませんでした'),
  join: words('シナリオへの参加', '参加が決まりました', '参加できませんでした'),
  confirm: words('参加の確定', '参加を確定しました', '参加を確定できませんでした'),
  cancel: words('参加の取り消し', '参加を取り消しました', '参加を取り消せませんでした'),
  leave: words('シナリオの辞退', 'シナリオを辞退しました', 'シナリオを辞退できませんでした'),
}

const openingWords: Record<string, Words> = {
  submit: words('オープニングの提出', 'オープニングを提出しました', 'オープニングを提出できませんでした'),
  takeBack: words('提出の取り消し', '提出を取り消しました', '提出を取り消せませんでした'),
  discard: words('オープニングの破棄', 'オープニングを捨てました', 'オープニングを捨てられませんでした'),
  withdraw: words('シナリオの取り下げ', 'シナリオを取り下げました', 'シナリオを取り下げられませんでした'),
}

const extraWords: Record<string, Words> = {
  submit: words('幕間の提出', '幕間を提出しました', '幕間を提出できませんでした'),
  takeBack: words('提出の取り消し', '提出を取り消しました', '提出を取り消せませんでした'),
  remove: words('幕間の破棄', '幕間を捨てました', '幕間を捨てられませんでした'),
}

export const scenarioActs = {
  'extra.save': () => words('幕間の保存', '幕間を保存しました', '幕間を保存できませんでした'),
  'extra.act': ({ act }: Facts) =>
    extraWords[String(act)] ?? words('幕間の変更', '幕間の状態を変えました', '幕間の状態を変えられませんでした'),
  'extra.buy': ({ price }: Facts) =>
    price === 0
      ? words('幕間の受け取り', '幕間を受け取りました', '幕間を受け取れませんでした')
      : words('幕間の購入', '幕間を購入しました', '幕間を購入できませんでした'),
  'replay.save': () => words('リプレイの保存', 'リプレイを保存しました', 'リプレイを保存できませんでした'),
  'replay.act': ({ act }: Facts) =>
    act === 'submit'
      ? words('リプレイの提出', 'リプレイを提出しました', 'リプレイを提出できませんでした')
      : words('提出の取り消し', '提出を取り消しました', '提出を取り消せませんでした'),
  'replay.note': () => words('メモの保存', 'メモを保存しました', 'メモを保存できませんでした'),
  'replay.question': () => words('プレイヤーへの質問', '質問を送りました', '質問を送れませんでした'),
  'replay.answer': () => words('質問への答え', '答えを送りました', '答えを送れませんでした'),
  'replay.mark': () => words('指摘への対応', '対応を記録しました', '対応を記録できませんでした'),
  'scenario.entry': ({ act }: Facts) =>
    entryWords[String(act)] ?? words('シナリオへの参加', '参加の状態を変えました', '参加の状態を変えられませんでした'),
  'scenario.playing': () => words('プレイング', 'プレイングを送りました', 'プレイングを送れませんでした'),
  'scenario.savesBlank': ({ savesBlank }: Facts) =>
    savesBlank === 0
      ? words('白紙防止の解除', '白紙防止を切りました', '白紙防止を切れませんでした')
      : words('白紙防止', '白紙防止を入れました', '白紙防止を入れられませんでした'),
  'scenario.post': () => words('相談の発言', '発言しました', '発言できませんでした'),
  'scenario.editPost': () => words('発言の変更', '発言を直しました', '発言を直せませんでした'),
  'scenario.touchPost': ({ act }: Facts) =>
    act === 'delete'
      ? words('発言の削除', '発言を削除しました', '発言を削除できませんでした')
      : act === 'pin'
        ? words('決定として留める操作', '決定として留めました', '決定として留められませんでした')
        : words('決定から外す操作', '決定から外しました', '決定から外せませんでした'),
  'scenario.role': () => words('役割の保存', '役割を保存しました', '役割を保存できませんでした'),
  'scenario.opening': () =>
    words('オープニングの保存', 'オープニングを保存しました', 'オープニングを保存できませんでした'),
  'scenario.openingAct': ({ act }: Facts) =>
    openingWords[String(act)] ??
    words('オープニングの変更', 'オープニングの状態を変えました', 'オープニングの状態を変えられませんでした'),
  'scenario.extend': () => words('日程の延長', '日程を延ばしました', '日程を延ばせませんでした'),
  'scenario.masterSettings': () => words('設定の保存', '設定を保存しました', '設定を保存できませんでした'),
  'scenario.teamTag': () => words('チームタグの変更', 'チームタグを変えました', 'チームタグを変えられませんでした'),
  'scenario.changeTag': ({ act }: Facts) =>
    act === 'remove'
      ? words('チームタグの削除', 'チームタグを削除しました', 'チームタグを削除できませんでした')
      : words('チームタグの改名', 'チームタグの名前を変えました', 'チームタグの名前を変えられませんでした'),
}
