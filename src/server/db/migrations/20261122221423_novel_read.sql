CREATE TABLE "novel_read" (
	"user_id" text NOT NULL,
	"novel_id" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "novel_read_user_id_novel_id_pk" PRIMARY KEY("user_id","novel_id")
);
--> statement-breakpoint
ALTER TABLE "novel_read" ADD CONSTRAINT "novel_read_novel_id_novel_novel_id_fk" FOREIGN KEY ("novel_id") REFERENCES "public"."novel"("novel_id") ON DELETE no action ON UPDATE no action;