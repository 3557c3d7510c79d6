CREATE TABLE "novel_like" (
	"novel_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"liked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "novel_like_novel_id_user_id_pk" PRIMARY KEY("novel_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "novel_like" ADD CONSTRAINT "novel_like_novel_id_novel_novel_id_fk" FOREIGN KEY ("novel_id") REFERENCES "public"."novel"("novel_id") ON DELETE no action ON UPDATE no action;