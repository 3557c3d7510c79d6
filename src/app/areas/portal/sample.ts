// The sample that shows what a playing text becomes. It belongs to the service: what players write is theirs, and their
// playing texts are shown to nobody else.

/** Part of a playing text, as a player writes it. */
export const samplePlaying =
  '三度目の霧笛が鳴ったら、少女に名前をたずねる。返事がなくても責めない。自分のランタンの火を半分わけて、影が戻るのをいっしょに待つ。'

/** The passage of the replay that it became, in the notation of stories. */
export const sampleReplay = `　三度目の霧笛が、石段の底までふるわせて消えた。
「きみの名前を、聞いてもいいかな」
　返事はない。リネットは急がずに、ランタンの蓋をあけた。火は、ためらうように揺れて、少女の手のひらへ移る。濡れた石の上に、《《影》》がひとつ、生まれた。
「……｜燈子《とうこ》」
　波の音にまぎれるほどの、それが答えだった。`
