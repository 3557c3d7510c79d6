// Who of the demo characters are friends, what they say of each other, and who has asked whom.

/** Both of one world. The lines: what the first says of the second, and the other way round. */
export const demoFriendships: readonly (readonly [one: string, other: string, says: string, answers: string])[] = [
  ['world0-linette', 'world0-jorg', '灯室の日誌は、じいさまに習った', '背が伸びたな。外套はもう貸せん'],
  ['world0-linette', 'world0-mina', '霧の向こうを先に見てくれる目', '転ばない人。わたしが転ぶ前に支える'],
  ['world0-linette', 'world0-garo', '渡しの腕は信じている。冗談は信じない', '灯りのほうから歩いてくる、妙な騎士'],
  ['world0-linette', 'world0-sui', '油の匂いで、来たのがわかる', 'ランプの芯を、切りすぎる人'],
  ['world0-garo', 'world0-orca', '鯨の話なら朝まで聞ける', '舟を借りたままだと思っている'],
  ['world1-chikage', 'world1-akari', '改札を、目こぼししてくれる人', '切符を買わない探偵さん'],
  ['world1-chikage', 'world1-rei', '書く前に、いちど飲みこむのがいい', '記事にできない話ばかり持ってくる'],
  ['world1-kohaku', 'world1-yuto', '一分おくれの車掌。直しがいがある', '時計より正確な、朝のあいさつ'],
  ['world2-noa', 'world2-kokemomo', '昇降機より先に、苔が上の階を知っている', '止まるときの音が、やさしい人'],
  ['world2-touya', 'world2-urma', '切られた枝の行き先を、いつも聞く', '水の音で機嫌がわかる'],
  ['bullbre-bubuko', 'bullbre-zagdor', '毎晩、唐揚げを三つだけ買う魔将', '惣菜界の覇者と認めている'],
  ['bullbre-tama', 'bullbre-ashtaro', '福引の常連。いつも白い玉', '当たりを引かせぬ、恐るべき係'],
  ['insomnia1999-midori', 'insomnia1999-noise', '葉書より速い、唯一の聴取者', '声だけで顔がわかる気がする'],
  ['insomnia1999-kei', 'insomnia1999-dorothy', '返却期限を守らない夢の持ち主', '巻き戻しが丁寧でよろしい'],
]

/** Requests that wait: who asked, and whom. */
export const demoFriendRequests: readonly (readonly [from: string, to: string])[] = [
  ['world0-orca', 'world0-linette'],
  ['world0-sui', 'world0-mina'],
  ['world0-mina', 'world0-garo'],
  ['world1-nanashi', 'world1-chikage'],
  ['bullbre-goro', 'bullbre-bubuko'],
]
