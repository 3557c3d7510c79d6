// The refusals of themes (オムニバス) and of the templates that they are made from: code, status, what users read.
import { refusalRows } from './rows.ts'

export const scenarioOmnibusRefusals = /* @__PURE__ */ refusalRows({
  OMNIBUS_NOT_FOUND: [404, 'このテーマは見つかりませんでした。'],
  OMNIBUS_STATE: [409, 'テーマの状態が変わりました。もう一度開いてください。'],
  OMNIBUS_CHANGED: [409, '別の場所でテーマが変わりました。読み込み直してください。'],
  OMNIBUS_FAULT: [422, 'テーマに、直すところがあります。'],
  OMNIBUSES_MOST: [409, '終了していないテーマは20件までです。'],
  OMNIBUS_CLOSED: [409, 'このテーマは、いまオーダーを受け付けていません。'],
  OMNIBUS_TEMPLATE_NOT_FOUND: [404, 'このテンプレートは見つかりませんでした。'],
  OMNIBUS_TEMPLATE_CHANGED: [409, '別の場所でテンプレートが変わりました。読み込み直してください。'],
  OMNIBUS_TEMPLATE_FAULT: [422, 'テンプレートに、直すところがあります。'],
  OMNIBUS_TEMPLATE_USED: [
    409,
    'このテンプレートからテーマが作られています。削除はできません。受付を終えるには、期間を変えてください。',
  ],
  OMNIBUS_TEMPLATE_OVER: [409, 'このテンプレートの受付は終わりました。'],
})
