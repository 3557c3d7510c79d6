CREATE TABLE "community" (
	"community_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_community_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"community_name" text NOT NULL,
	"catchphrase" text NOT NULL,
	"description" text NOT NULL,
	"rules" text NOT NULL,
	"category" text NOT NULL,
	"joining" text NOT NULL,
	"leader_id" text NOT NULL,
	"user_id" text NOT NULL,
	"search_words" text GENERATED ALWAYS AS (search_key(community_name) || E'
' || search_key(catchphrase) || E'
' || story_search_key(description)) STORED NOT NULL,
	"last_post_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"dissolved_at" timestamp (3) with time zone,
	CONSTRAINT "community_length" CHECK (char_length(description) <= 8000 and char_length(rules) <= 8000)
);
--> statement-breakpoint
CREATE TABLE "community_member" (
	"community_id" integer NOT NULL,
	"character_id" text NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_member_community_id_character_id_pk" PRIMARY KEY("community_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "community_picture" (
	"user_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"picture" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"community_id" integer,
	CONSTRAINT "community_picture_user_id_picture_id_pk" PRIMARY KEY("user_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "community_post" (
	"post_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_post_post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thread_id" integer NOT NULL,
	"character_id" text NOT NULL,
	"user_id" text NOT NULL,
	"voice" text NOT NULL,
	"body" text NOT NULL,
	"reply_to" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text,
	"deletion_reason" text,
	CONSTRAINT "community_post_length" CHECK (char_length(body) <= 8000)
);
--> statement-breakpoint
CREATE TABLE "community_read" (
	"thread_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"post_id" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_read_user_id_thread_id_pk" PRIMARY KEY("user_id","thread_id")
);
--> statement-breakpoint
CREATE TABLE "community_request" (
	"request_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_request_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"character_id" text NOT NULL,
	"user_id" text NOT NULL,
	"words" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "community_thread" (
	"thread_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_thread_thread_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"community_id" integer NOT NULL,
	"character_id" text NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"scope" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"last_post_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "community_watch" (
	"thread_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"told_post_id" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_watch_user_id_thread_id_pk" PRIMARY KEY("user_id","thread_id")
);
--> statement-breakpoint
ALTER TABLE "community" ADD CONSTRAINT "community_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community" ADD CONSTRAINT "community_leader_id_character_character_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community" ADD CONSTRAINT "community_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_member" ADD CONSTRAINT "community_member_community_id_community_community_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."community"("community_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_member" ADD CONSTRAINT "community_member_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_member" ADD CONSTRAINT "community_member_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_picture" ADD CONSTRAINT "community_picture_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_picture" ADD CONSTRAINT "community_picture_community_id_community_community_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."community"("community_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_thread_id_community_thread_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."community_thread"("thread_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_reply_to_community_post_post_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."community_post"("post_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_deleted_by_app_user_user_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_read" ADD CONSTRAINT "community_read_thread_id_community_thread_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."community_thread"("thread_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_read" ADD CONSTRAINT "community_read_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_request" ADD CONSTRAINT "community_request_community_id_community_community_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."community"("community_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_request" ADD CONSTRAINT "community_request_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_request" ADD CONSTRAINT "community_request_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_thread" ADD CONSTRAINT "community_thread_community_id_community_community_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."community"("community_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_thread" ADD CONSTRAINT "community_thread_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_thread" ADD CONSTRAINT "community_thread_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_watch" ADD CONSTRAINT "community_watch_thread_id_community_thread_thread_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."community_thread"("thread_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_watch" ADD CONSTRAINT "community_watch_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "community_name" ON "community" USING btree ("world_id",search_key(community_name)) WHERE dissolved_at is null;--> statement-breakpoint
CREATE INDEX "community_active" ON "community" USING btree ("world_id","last_post_at","community_id");--> statement-breakpoint
CREATE INDEX "community_newest" ON "community" USING btree ("world_id","created_at","community_id");--> statement-breakpoint
CREATE INDEX "community_leader" ON "community" USING btree ("user_id","world_id");--> statement-breakpoint
CREATE INDEX "community_member_since" ON "community_member" USING btree ("community_id","joined_at","character_id");--> statement-breakpoint
CREATE INDEX "community_member_user" ON "community_member" USING btree ("user_id","community_id");--> statement-breakpoint
CREATE INDEX "community_member_character" ON "community_member" USING btree ("character_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_picture_of" ON "community_picture" USING btree ("community_id");--> statement-breakpoint
CREATE INDEX "community_picture_files" ON "community_picture" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "community_picture_unused" ON "community_picture" USING btree ("uploaded_at") WHERE community_id is null;--> statement-breakpoint
CREATE INDEX "community_post_of" ON "community_post" USING btree ("thread_id","post_id");--> statement-breakpoint
CREATE INDEX "community_post_user" ON "community_post" USING btree ("user_id","thread_id");--> statement-breakpoint
CREATE INDEX "community_read_thread" ON "community_read" USING btree ("thread_id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_request_waiting" ON "community_request" USING btree ("community_id","character_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "community_request_of" ON "community_request" USING btree ("community_id","state","request_id");--> statement-breakpoint
CREATE INDEX "community_request_user" ON "community_request" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_request_character" ON "community_request" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "community_thread_of" ON "community_thread" USING btree ("community_id","is_pinned","last_post_at","thread_id");--> statement-breakpoint
CREATE INDEX "community_thread_user" ON "community_thread" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_watch_thread" ON "community_watch" USING btree ("thread_id","user_id");