CREATE TABLE "user_follow_character" (
	"user_id" text NOT NULL,
	"character_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_follow_character_user_id_character_id_pk" PRIMARY KEY("user_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "character_friend" (
	"character_id" text NOT NULL,
	"other_id" text NOT NULL,
	"state" text NOT NULL,
	"relation" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "character_friend_character_id_other_id_pk" PRIMARY KEY("character_id","other_id"),
	CONSTRAINT "character_friend_two" CHECK (character_id <> other_id),
	CONSTRAINT "character_friend_state" CHECK (state in ('friend', 'invited', 'asked'))
);
--> statement-breakpoint
ALTER TABLE "user_follow_character" ADD CONSTRAINT "user_follow_character_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follow_character" ADD CONSTRAINT "user_follow_character_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_friend" ADD CONSTRAINT "character_friend_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_friend" ADD CONSTRAINT "character_friend_other_id_character_character_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_follow_character_newest" ON "user_follow_character" USING btree ("user_id","created_at","character_id");--> statement-breakpoint
CREATE INDEX "user_follow_character_followers" ON "user_follow_character" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "character_friend_newest" ON "character_friend" USING btree ("character_id","state","changed_at","other_id");