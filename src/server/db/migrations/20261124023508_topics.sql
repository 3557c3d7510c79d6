CREATE TABLE "realtime_topic" (
	"topic" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
