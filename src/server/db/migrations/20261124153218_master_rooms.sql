CREATE TABLE "follower_told" (
	"scenario_id" bigint NOT NULL,
	"phase" smallint NOT NULL,
	"news" text NOT NULL,
	"user_id" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "follower_told_scenario_id_phase_news_user_id_pk" PRIMARY KEY("scenario_id","phase","news","user_id")
);
--> statement-breakpoint
ALTER TABLE "master_room" ADD COLUMN "kana" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "master_room_post" ADD COLUMN "deletion_reason" text;--> statement-breakpoint
ALTER TABLE "follower_told" ADD CONSTRAINT "follower_told_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follower_told" ADD CONSTRAINT "follower_told_scenario_id_phase_scenario_phase_scenario_id_phase_fk" FOREIGN KEY ("scenario_id","phase") REFERENCES "public"."scenario_phase"("scenario_id","phase") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "master_room_post_user" ON "master_room_post" USING btree ("user_id","master_id","created_at");