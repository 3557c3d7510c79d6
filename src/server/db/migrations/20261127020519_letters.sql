CREATE TABLE "makai_case" (
	"letter_id" bigint PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "makai_letter" (
	"letter_id" bigint PRIMARY KEY NOT NULL,
	"world_id" text NOT NULL,
	"to_id" text NOT NULL,
	"from_id" text,
	"body" text NOT NULL,
	"arrived_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "makai_sender" (
	"letter_id" bigint PRIMARY KEY NOT NULL,
	"world_id" text NOT NULL,
	"user_id" text NOT NULL,
	"character_id" text NOT NULL,
	"to_id" text NOT NULL,
	"body" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "letter" (
	"letter_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_letter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"body" text NOT NULL,
	"clip_id" bigint,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "letter_two" CHECK (from_id <> to_id)
);
--> statement-breakpoint
CREATE TABLE "letter_gift" (
	"letter_id" integer PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"name" text NOT NULL,
	"sign" text,
	"picture" text,
	"state" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "letter_gift_amount" CHECK (amount > 0),
	CONSTRAINT "letter_gift_end" CHECK ((state = 'waiting') = (ended_at is null))
);
--> statement-breakpoint
CREATE TABLE "letter_memo" (
	"character_id" text NOT NULL,
	"other_id" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "letter_memo_character_id_other_id_pk" PRIMARY KEY("character_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "letter_thread" (
	"character_id" text NOT NULL,
	"other_id" text NOT NULL,
	"world_id" text NOT NULL,
	"last_letter_id" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "letter_thread_character_id_other_id_pk" PRIMARY KEY("character_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "makai_case" ADD CONSTRAINT "makai_case_letter_id_makai_letter_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."makai_letter"("letter_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makai_case" ADD CONSTRAINT "makai_case_decided_by_app_user_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makai_letter" ADD CONSTRAINT "makai_letter_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makai_letter" ADD CONSTRAINT "makai_letter_to_id_character_character_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makai_letter" ADD CONSTRAINT "makai_letter_from_id_character_character_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makai_sender" ADD CONSTRAINT "makai_sender_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makai_sender" ADD CONSTRAINT "makai_sender_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makai_sender" ADD CONSTRAINT "makai_sender_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makai_sender" ADD CONSTRAINT "makai_sender_to_id_character_character_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_from_id_character_character_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_to_id_character_character_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_clip_id_voice_clip_clip_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."voice_clip"("clip_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_gift" ADD CONSTRAINT "letter_gift_letter_id_letter_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("letter_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_memo" ADD CONSTRAINT "letter_memo_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_memo" ADD CONSTRAINT "letter_memo_other_id_character_character_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_thread" ADD CONSTRAINT "letter_thread_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_thread" ADD CONSTRAINT "letter_thread_other_id_character_character_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_thread" ADD CONSTRAINT "letter_thread_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_thread" ADD CONSTRAINT "letter_thread_last_letter_id_letter_letter_id_fk" FOREIGN KEY ("last_letter_id") REFERENCES "public"."letter"("letter_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "makai_case_state" ON "makai_case" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "makai_case_decider" ON "makai_case" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "makai_letter_inbox" ON "makai_letter" USING btree ("to_id","arrived_at","letter_id");--> statement-breakpoint
CREATE INDEX "makai_letter_unread" ON "makai_letter" USING btree ("to_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "makai_letter_from" ON "makai_letter" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "makai_sender_sent" ON "makai_sender" USING btree ("character_id","sent_at","letter_id");--> statement-breakpoint
CREATE INDEX "makai_sender_user" ON "makai_sender" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "makai_sender_to" ON "makai_sender" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "makai_sender_due" ON "makai_sender" USING btree ("due_at","letter_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "letter_pair" ON "letter" USING btree (least(from_id, to_id),greatest(from_id, to_id),letter_id);--> statement-breakpoint
CREATE INDEX "letter_from" ON "letter" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "letter_unread" ON "letter" USING btree ("to_id","from_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "letter_to" ON "letter" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "letter_gift_due" ON "letter_gift" USING btree ("ends_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "letter_memo_other" ON "letter_memo" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "letter_thread_newest" ON "letter_thread" USING btree ("character_id","last_at","other_id");--> statement-breakpoint
CREATE INDEX "letter_thread_other" ON "letter_thread" USING btree ("other_id");