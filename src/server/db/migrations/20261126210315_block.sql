CREATE TABLE "user_block" (
	"block_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_block_block_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"character_id" text NOT NULL,
	"blocked_user_id" text NOT NULL,
	"blocked_character_id" text,
	"blocked_letter_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_block_once" UNIQUE NULLS NOT DISTINCT("character_id","blocked_user_id","blocked_character_id","blocked_letter_id"),
	CONSTRAINT "user_block_two" CHECK (user_id <> blocked_user_id)
);
--> statement-breakpoint
ALTER TABLE "user_block" ADD CONSTRAINT "user_block_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_block" ADD CONSTRAINT "user_block_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_block" ADD CONSTRAINT "user_block_blocked_user_id_app_user_user_id_fk" FOREIGN KEY ("blocked_user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_block" ADD CONSTRAINT "user_block_blocked_character_id_character_character_id_fk" FOREIGN KEY ("blocked_character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_block_made" ON "user_block" USING btree ("user_id","blocked_user_id");--> statement-breakpoint
CREATE INDEX "user_block_met" ON "user_block" USING btree ("blocked_user_id","user_id");