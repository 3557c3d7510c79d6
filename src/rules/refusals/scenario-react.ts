// The refusals of situations (リアクト): code, status, what users read.
import { refusalRows } from './rows.ts'

export const scenarioReactRefusals = /* @__PURE__ */ refusalRows({
  REACT_NOT_FOUND: [404, 'このシチュエーションは見つかりませんでした。'],
  REACT_CHANGED: [409, '別の場所でシチュエーションが変わりました。読み込み直してください。'],
  REACT_FAULT: [422, 'シチュエーションに、直すところがあります。'],
  REACT_LENGTH: [409, 'マスターが価格を決めたあとは、長さを変えられません。'],
  REACT_USED: [409, 'オーダーがあったシチュエーションは、削除できません。受付はもう終わっています。'],
  REACT_OVER: [409, 'このシチュエーションの受付は終わりました。'],
  REACT_TERMS: [422, '受付の設定に、直すところがあります。'],
  REACT_TERMS_CHANGED: [409, '別の場所で受付の設定が変わりました。読み込み直してください。'],
})
