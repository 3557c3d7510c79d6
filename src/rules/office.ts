// The office's own screens: its queues, and the words of its record.

/** Queues of the office in the order of its home. */
export const officeQueues = [
  'opening',
  'order',
  'replay',
  'extra',
  'commission',
  'omnibus',
  'setting',
  'item',
  'skill',
  'class',
  'letter',
  'report',
  'makai',
  'master',
  'supporter',
  'creator',
] as const
export type OfficeQueue = (typeof officeQueues)[number]

export const officeThings = [
  ...(['form', 'campaign', 'picture', 'noteTag', 'tweet'] as const),
  ...(['report', 'makaiPost', 'journal', 'cancelTerms', 'eventPage', 'character'] as const),
] as const
export type OfficeThing = (typeof officeThings)[number]
export const officeThingLabels: Record<OfficeThing, string> = {
  form: 'フォーム',
  campaign: 'キャンペーン',
  picture: '画像',
  tweet: 'つぶやき',
  noteTag: 'ノートのタグ',
  report: '通報',
  makaiPost: '匿名の手紙',
  journal: 'ジャーナル',
  cancelTerms: 'オーダーの取り消しの負担',
  eventPage: 'イベントのページ',
  character: 'キャラクター',
}

export const officeActs = [
  'make',
  'save',
  'publish',
  'close',
  'withdraw',
  'remove',
  'copy',
  'read',
  'download',
  'merge',
  'order',
  'dismiss',
  'warn',
  'lift',
  'settle',
  'open',
] as const
export type OfficeAct = (typeof officeActs)[number]
export const officeActLabels: Record<OfficeAct, string> = {
  make: '作成',
  save: '変更',
  publish: '公開',
  close: '受付終了',
  withdraw: '取り下げ',
  remove: '削除',
  copy: 'コピー',
  read: '回答の閲覧',
  download: '回答のダウンロード',
  merge: '統合',
  order: '並べ替え',
  dismiss: '問題なしと判断',
  warn: '注意',
  lift: '差出人の確認',
  settle: '相談の対応',
  open: '記録の閲覧',
}

export const OFFICE_LOG_SHOWN = 30
