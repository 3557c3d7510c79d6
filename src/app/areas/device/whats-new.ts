// News of the app itself, the newest first: what a player notices after an update. A new entry is told once on each device.

export type AppNews = { id: string; day: string; title: string; points: readonly [string, ...string[]] }

export const appNews: readonly [AppNews, ...AppNews[]] = [
  {
    id: '2026-11-26',
    day: '2026-11-26',
    title: 'ホーム画面から、もっと近くに',
    points: [
      'ほかのアプリの「共有」から、文章やリンクを相談やお問い合わせの下書きに入れられます。',
      '「この端末」のページで、保存しているものを種類ごとに確かめ、消せます。',
      '画面を引き下げると、その場で読みなおします（ホーム画面から開いたとき）。',
    ],
  },
  {
    id: '2026-11-25',
    day: '2026-11-25',
    title: 'リクエスト・リアクト・オムニバス',
    points: [
      'マスターに、あなたたちだけのシナリオを頼めるようになりました。友だちはリンクで招けます。',
      'いま誰の番か、いつまでか、コインがどこにあるかが、ひとつの画面に並びます。',
      'お知らせの受け取り方を、種類ごとに選べます。',
    ],
  },
  {
    id: '2026-11-24',
    day: '2026-11-24',
    title: 'リプレイの読み心地',
    points: [
      'うちの子の出番を、順に見られるようになりました。',
      '気に入った場面を、引用カードとして残せます。',
      '参加したリプレイを、まとめて電子書籍にできます。',
    ],
  },
]

export const newestNews: AppNews = appNews[0]
