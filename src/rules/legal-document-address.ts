// Documents of the service as they stand in an address. Apart from their labels, because every first visit loads it.

export const legalDocuments = ['terms', 'privacy', 'tokushoho', 'external'] as const
export type LegalDocument = (typeof legalDocuments)[number]
