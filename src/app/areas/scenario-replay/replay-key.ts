// Key of a replay among the texts of a device and the places of a reader.
export const replayKey = ({ scenarioId, phase }: { scenarioId: number; phase: number }): string =>
  `replay:${scenarioId}-${phase}`
