CREATE TABLE "character_icon" (
	"icon_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"character_id" text,
	"stored_at" timestamp (3) with time zone,
	"unused_since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "character_icon" ADD CONSTRAINT "character_icon_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_icon" ADD CONSTRAINT "character_icon_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "character_icon_user" ON "character_icon" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "character_icon_character" ON "character_icon" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "character_icon_unused" ON "character_icon" USING btree ("unused_since") WHERE character_id is null;