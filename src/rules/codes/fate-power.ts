// Names that worlds give to the fate power (messages.tsv). A file of its own: only the screens of a draw need it.
export const fatePowerLabels = { world0: 'FatePower（抽選ボーナス）' } as const
