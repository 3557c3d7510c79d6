-- The secrets of sessions are kept as hashes (areas/identity/session-hashes.ts); those that are in use are hashed in place,
-- so that nobody is signed out. Whoever reads this table cannot act with what it holds.
UPDATE "auth_session" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');
