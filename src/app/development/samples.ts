// Texts to try the notation with.

export const sampleTexts: Record<string, string> = {
  ルビと傍点:
    '｜流れ星の便り《スターメール》が届く。\n旅は道連《みちづ》れ、|TRPG《卓上遊戯》の夜。\nとても《《大切》》な話を、《《しずかに、きく》》。\n\n佐々木《ささき》と茅ヶ崎《ちがさき》、強敵《とも》と書いて友と読む。',
  ルビにならないもの:
    '夜空｜《よぞら》だけ\nひらがな《x》\n本音(やれやれ)\n《《途中で終わる》\n空《》と心《　》\n[[rb:漢字 > かんじ]]\n<b>太字</b> &amp; <script>alert(1)</script>',
  リンク: `くわしくは ${location.origin}/news へ。\n外は https://example.com/ と (https://ja.example.org/w_(x)) 、javascript:alert(1) は文字。\n今日の#ものがたり、＃ものがたり 好き #ものがたり部`,
  長い一行: `${'ながいながいことばがつづく'.repeat(12)}\n${'A'.repeat(300)}`,
}
