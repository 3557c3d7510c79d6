CREATE TABLE "tweet" (
	"tweet_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tweet_tweet_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"character_id" text NOT NULL,
	"user_id" text NOT NULL,
	"body" text NOT NULL,
	"search_words" text GENERATED ALWAYS AS (story_search_key(body)) STORED NOT NULL,
	"reply_to" integer,
	"quote_of" integer,
	"event_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text,
	CONSTRAINT "tweet_length" CHECK (char_length(body) <= 4000)
);
--> statement-breakpoint
CREATE TABLE "tweet_event" (
	"event_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tweet_event_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"title" text NOT NULL,
	"theme" text NOT NULL,
	"hashtag" text NOT NULL,
	"prize" text NOT NULL,
	"picture" text,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"result" text,
	CONSTRAINT "tweet_event_period" CHECK (begins_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "tweet_event_winner" (
	"event_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"tweet_id" integer NOT NULL,
	"prize" text NOT NULL,
	"comment" text NOT NULL,
	CONSTRAINT "tweet_event_winner_event_id_place_pk" PRIMARY KEY("event_id","place")
);
--> statement-breakpoint
CREATE TABLE "tweet_like" (
	"tweet_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"character_id" text NOT NULL,
	"liked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tweet_like_tweet_id_user_id_pk" PRIMARY KEY("tweet_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tweet_picture" (
	"user_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"picture" text NOT NULL,
	"tweet_id" integer,
	"place" smallint,
	"description" text DEFAULT '' NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	CONSTRAINT "tweet_picture_user_id_picture_id_pk" PRIMARY KEY("user_id","picture_id")
);
--> statement-breakpoint
ALTER TABLE "tweet" ADD CONSTRAINT "tweet_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweet" ADD CONSTRAINT "tweet_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweet" ADD CONSTRAINT "tweet_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweet" ADD CONSTRAINT "tweet_reply_to_tweet_tweet_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."tweet"("tweet_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweet" ADD CONSTRAINT "tweet_quote_of_tweet_tweet_id_fk" FOREIGN KEY ("quote_of") REFERENCES "public"."tweet"("tweet_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweet" ADD CONSTRAINT "tweet_event_id_tweet_event_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."tweet_event"("event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweet" ADD CONSTRAINT "tweet_deleted_by_app_user_user_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweet_event" ADD CONSTRAINT "tweet_event_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweet_event_winner" ADD CONSTRAINT "tweet_event_winner_event_id_tweet_event_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."tweet_event"("event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweet_event_winner" ADD CONSTRAINT "tweet_event_winner_tweet_id_tweet_tweet_id_fk" FOREIGN KEY ("tweet_id") REFERENCES "public"."tweet"("tweet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweet_like" ADD CONSTRAINT "tweet_like_tweet_id_tweet_tweet_id_fk" FOREIGN KEY ("tweet_id") REFERENCES "public"."tweet"("tweet_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweet_like" ADD CONSTRAINT "tweet_like_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweet_like" ADD CONSTRAINT "tweet_like_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweet_picture" ADD CONSTRAINT "tweet_picture_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweet_picture" ADD CONSTRAINT "tweet_picture_tweet_id_tweet_tweet_id_fk" FOREIGN KEY ("tweet_id") REFERENCES "public"."tweet"("tweet_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tweet_world" ON "tweet" USING btree ("world_id","created_at","tweet_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tweet_character" ON "tweet" USING btree ("character_id","created_at","tweet_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tweet_event_of" ON "tweet" USING btree ("event_id","created_at","tweet_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tweet_reply" ON "tweet" USING btree ("reply_to","created_at","tweet_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tweet_quote" ON "tweet" USING btree ("quote_of") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tweet_user" ON "tweet" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tweet_found" ON "tweet" USING btree ("created_at","tweet_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tweet_search" ON "tweet" USING gin (text_pieces('', search_words));--> statement-breakpoint
CREATE INDEX "tweet_event_world" ON "tweet_event" USING btree ("world_id","begins_at");--> statement-breakpoint
CREATE INDEX "tweet_like_user" ON "tweet_like" USING btree ("user_id","tweet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tweet_picture_of" ON "tweet_picture" USING btree ("tweet_id","place");--> statement-breakpoint
CREATE INDEX "tweet_picture_files" ON "tweet_picture" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "tweet_picture_unused" ON "tweet_picture" USING btree ("uploaded_at") WHERE tweet_id is null;