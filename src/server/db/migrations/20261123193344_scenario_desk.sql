CREATE TABLE "master_desk" (
	"user_id" text PRIMARY KEY NOT NULL,
	"is_new_master" boolean,
	"settings" jsonb,
	"refusals" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "master_notice" (
	"notice_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "master_notice_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "master_notice_read" (
	"notice_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "master_notice_read_notice_id_user_id_pk" PRIMARY KEY("notice_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "master_world" (
	"user_id" text NOT NULL,
	"world_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "master_world_user_id_world_id_pk" PRIMARY KEY("user_id","world_id")
);
--> statement-breakpoint
CREATE TABLE "npc_sheet" (
	"character_id" text PRIMARY KEY NOT NULL,
	"master_id" text,
	"is_lent" boolean DEFAULT true NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "master_desk" ADD CONSTRAINT "master_desk_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_notice" ADD CONSTRAINT "master_notice_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_notice" ADD CONSTRAINT "master_notice_created_by_app_user_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_notice_read" ADD CONSTRAINT "master_notice_read_notice_id_master_notice_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."master_notice"("notice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_notice_read" ADD CONSTRAINT "master_notice_read_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_world" ADD CONSTRAINT "master_world_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "master_world" ADD CONSTRAINT "master_world_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "npc_sheet" ADD CONSTRAINT "npc_sheet_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "npc_sheet" ADD CONSTRAINT "npc_sheet_master_id_app_user_user_id_fk" FOREIGN KEY ("master_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "master_notice_world" ON "master_notice" USING btree ("world_id","notice_id");--> statement-breakpoint
-- Who has written in a world goes on writing there.
INSERT INTO "master_world" ("user_id", "world_id", "since")
SELECT "master_id", "world_id", min("created_at") FROM "scenario" WHERE NOT "is_staff" GROUP BY "master_id", "world_id";
