CREATE TABLE "handbook_page" (
	"page_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handbook_page_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"search_words" text GENERATED ALWAYS AS (search_key(title) || E'
' || story_search_key(body)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handbook_read" (
	"page_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "handbook_read_user_id_page_id_pk" PRIMARY KEY("user_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "staff_board" (
	"board_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_board_board_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"board_name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"is_for_questions" boolean DEFAULT false NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_post" (
	"post_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_post_post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"talk_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"voice" text NOT NULL,
	"body" text NOT NULL,
	"reply_to" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"pinned_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text,
	"search_words" text GENERATED ALWAYS AS (story_search_key(body)) STORED NOT NULL,
	CONSTRAINT "staff_post_length" CHECK (char_length(body) <= 100000)
);
--> statement-breakpoint
CREATE TABLE "staff_read" (
	"talk_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"post_id" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_read_user_id_talk_id_pk" PRIMARY KEY("user_id","talk_id")
);
--> statement-breakpoint
CREATE TABLE "staff_talk" (
	"talk_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_talk_talk_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"board_id" integer,
	"user_id" text,
	"title" text DEFAULT '' NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"is_solved" boolean DEFAULT false NOT NULL,
	"last_post_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "staff_talk_kind" CHECK (board_id is null or (user_id is not null and last_post_at is not null))
);
--> statement-breakpoint
ALTER TABLE "handbook_page" ADD CONSTRAINT "handbook_page_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handbook_page" ADD CONSTRAINT "handbook_page_updated_by_app_user_user_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handbook_read" ADD CONSTRAINT "handbook_read_page_id_handbook_page_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."handbook_page"("page_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handbook_read" ADD CONSTRAINT "handbook_read_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_board" ADD CONSTRAINT "staff_board_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_post" ADD CONSTRAINT "staff_post_talk_id_staff_talk_talk_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."staff_talk"("talk_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_post" ADD CONSTRAINT "staff_post_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_post" ADD CONSTRAINT "staff_post_reply_to_staff_post_post_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."staff_post"("post_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_post" ADD CONSTRAINT "staff_post_deleted_by_app_user_user_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_read" ADD CONSTRAINT "staff_read_talk_id_staff_talk_talk_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."staff_talk"("talk_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_read" ADD CONSTRAINT "staff_read_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_talk" ADD CONSTRAINT "staff_talk_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_talk" ADD CONSTRAINT "staff_talk_board_id_staff_board_board_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."staff_board"("board_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_talk" ADD CONSTRAINT "staff_talk_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handbook_page_of" ON "handbook_page" USING btree ("world_id","position","page_id");--> statement-breakpoint
CREATE INDEX "handbook_read_page" ON "handbook_read" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "staff_board_of" ON "staff_board" USING btree ("world_id","position","board_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_board_questions" ON "staff_board" USING btree ("world_id") WHERE is_for_questions;--> statement-breakpoint
CREATE INDEX "staff_post_of" ON "staff_post" USING btree ("talk_id","post_id");--> statement-breakpoint
CREATE INDEX "staff_post_user" ON "staff_post" USING btree ("user_id","talk_id");--> statement-breakpoint
CREATE INDEX "staff_post_pinned" ON "staff_post" USING btree ("talk_id","pinned_at") WHERE pinned_at is not null;--> statement-breakpoint
CREATE INDEX "staff_read_talk" ON "staff_read" USING btree ("talk_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_talk_chat" ON "staff_talk" USING btree ("world_id") WHERE board_id is null;--> statement-breakpoint
CREATE INDEX "staff_talk_of" ON "staff_talk" USING btree ("board_id","is_pinned","last_post_at","talk_id");--> statement-breakpoint
CREATE INDEX "staff_talk_user" ON "staff_talk" USING btree ("user_id");