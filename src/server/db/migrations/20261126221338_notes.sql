CREATE TABLE "note_book" (
	"note_book_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_book_note_book_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"character_id" text NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"tint" text NOT NULL,
	"has_face" boolean NOT NULL,
	"scope" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "note_book_scope" CHECK (scope in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "note_book_entry" (
	"note_id" integer PRIMARY KEY NOT NULL,
	"note_book_id" integer NOT NULL,
	"place" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note" (
	"note_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"character_id" text NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"scope" smallint NOT NULL,
	"is_commentable" boolean NOT NULL,
	"first_line" text NOT NULL,
	"word_count" double precision NOT NULL,
	"characters" integer NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"tag_words" text DEFAULT '' NOT NULL,
	"search_words" text GENERATED ALWAYS AS (search_key(title) || E'
' || tag_words || E'
' || story_search_key(body)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "note_scope" CHECK (scope in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "note_comment" (
	"comment_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_comment_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"note_id" integer NOT NULL,
	"character_id" text NOT NULL,
	"user_id" text NOT NULL,
	"body" text NOT NULL,
	"reply_to" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text
);
--> statement-breakpoint
CREATE TABLE "note_like" (
	"note_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"liked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "note_like_note_id_user_id_pk" PRIMARY KEY("note_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "note_read" (
	"note_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "note_read_user_id_note_id_pk" PRIMARY KEY("user_id","note_id")
);
--> statement-breakpoint
CREATE TABLE "note_tag_link" (
	"note_id" integer NOT NULL,
	"note_tag_id" integer NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "note_tag_link_note_id_note_tag_id_pk" PRIMARY KEY("note_id","note_tag_id")
);
--> statement-breakpoint
CREATE TABLE "note_tag_master" (
	"note_tag_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_tag_master_note_tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"reading" text NOT NULL,
	"tint" text NOT NULL,
	"place" smallint NOT NULL,
	"merged_into" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "note_book" ADD CONSTRAINT "note_book_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_book" ADD CONSTRAINT "note_book_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_book" ADD CONSTRAINT "note_book_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_book_entry" ADD CONSTRAINT "note_book_entry_note_id_note_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("note_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_book_entry" ADD CONSTRAINT "note_book_entry_note_book_id_note_book_note_book_id_fk" FOREIGN KEY ("note_book_id") REFERENCES "public"."note_book"("note_book_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_comment" ADD CONSTRAINT "note_comment_note_id_note_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("note_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_comment" ADD CONSTRAINT "note_comment_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_comment" ADD CONSTRAINT "note_comment_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_comment" ADD CONSTRAINT "note_comment_reply_to_note_comment_comment_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."note_comment"("comment_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_comment" ADD CONSTRAINT "note_comment_deleted_by_app_user_user_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_like" ADD CONSTRAINT "note_like_note_id_note_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("note_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_read" ADD CONSTRAINT "note_read_note_id_note_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("note_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_tag_link" ADD CONSTRAINT "note_tag_link_note_id_note_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("note_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_tag_link" ADD CONSTRAINT "note_tag_link_note_tag_id_note_tag_master_note_tag_id_fk" FOREIGN KEY ("note_tag_id") REFERENCES "public"."note_tag_master"("note_tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_tag_master" ADD CONSTRAINT "note_tag_master_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_tag_master" ADD CONSTRAINT "note_tag_master_merged_into_note_tag_master_note_tag_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."note_tag_master"("note_tag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_book_own" ON "note_book" USING btree ("character_id","updated_at","note_book_id");--> statement-breakpoint
CREATE INDEX "note_book_user" ON "note_book" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "note_book_removed" ON "note_book" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "note_book_entry_place" ON "note_book_entry" USING btree ("note_book_id","place");--> statement-breakpoint
CREATE INDEX "note_newest" ON "note" USING btree ("world_id","published_at","note_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "note_liked" ON "note" USING btree ("world_id","like_count","note_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "note_all_newest" ON "note" USING btree ("published_at","note_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "note_own" ON "note" USING btree ("character_id","updated_at","note_id");--> statement-breakpoint
CREATE INDEX "note_user" ON "note" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "note_removed" ON "note" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "note_search" ON "note" USING gin (text_pieces('', search_words));--> statement-breakpoint
CREATE INDEX "note_comment_of" ON "note_comment" USING btree ("note_id","comment_id");--> statement-breakpoint
CREATE INDEX "note_comment_user" ON "note_comment" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "note_comment_reply" ON "note_comment" USING btree ("reply_to");--> statement-breakpoint
CREATE INDEX "note_like_user" ON "note_like" USING btree ("user_id","note_id");--> statement-breakpoint
CREATE INDEX "note_read_note" ON "note_read" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "note_tag_link_notes" ON "note_tag_link" USING btree ("note_tag_id","note_id");--> statement-breakpoint
CREATE UNIQUE INDEX "note_tag_master_name" ON "note_tag_master" USING btree ("world_id","name_key");--> statement-breakpoint
CREATE INDEX "note_tag_master_place" ON "note_tag_master" USING btree ("world_id","place","note_tag_id");--> statement-breakpoint
CREATE INDEX "note_tag_master_merged" ON "note_tag_master" USING btree ("merged_into");