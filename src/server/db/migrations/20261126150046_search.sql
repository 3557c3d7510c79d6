CREATE TABLE "saved_search" (
	"search_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_search_search_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"keyword" text NOT NULL,
	"filters" jsonb NOT NULL,
	"is_calling" boolean NOT NULL,
	"seen_until" timestamp (3) with time zone NOT NULL,
	"called_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_told" (
	"search_id" bigint NOT NULL,
	"ref" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_search_told_search_id_ref_pk" PRIMARY KEY("search_id","ref")
);
--> statement-breakpoint
ALTER TABLE "news_post" ADD COLUMN "search_words" text GENERATED ALWAYS AS (search_key(title) || E'
' || story_search_key(body)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "novel" ADD COLUMN "search_words" text GENERATED ALWAYS AS (search_text || E'
' || story_search_key(body)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "world_item" ADD COLUMN "search_words" text GENERATED ALWAYS AS (search_key(item_name || E'
' || description)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_told" ADD CONSTRAINT "saved_search_told_search_id_saved_search_search_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_search"("search_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_user" ON "saved_search" USING btree ("user_id","search_id");--> statement-breakpoint
CREATE INDEX "character_created" ON "character" USING btree ("created_at","character_id");--> statement-breakpoint
CREATE INDEX "news_post_search" ON "news_post" USING gin (text_pieces('', search_words));--> statement-breakpoint
CREATE INDEX "novel_search" ON "novel" USING gin (text_pieces('', search_words));--> statement-breakpoint
CREATE INDEX "scenario_phase_published" ON "scenario_phase" USING btree ("published_at","scenario_id") WHERE is_newest and state in ('reservation', 'lottery', 'priority', 'recruiting', 'consultation', 'resolving', 'late', 'completed');--> statement-breakpoint
CREATE INDEX "scenario_replay_published" ON "scenario_replay" USING btree ("published_at","scenario_id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "world_item_search" ON "world_item" USING gin (text_pieces('', search_words));