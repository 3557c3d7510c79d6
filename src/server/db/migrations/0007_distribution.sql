CREATE TABLE "distribution" (
	"shouhin_id" text NOT NULL,
	"official_option_id" smallint NOT NULL,
	"suuryo_sentaku_id" smallint NOT NULL,
	"hash" text NOT NULL,
	"take_limit" integer,
	"taken_count" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "distribution_shouhin_id_official_option_id_suuryo_sentaku_id_pk" PRIMARY KEY("shouhin_id","official_option_id","suuryo_sentaku_id"),
	CONSTRAINT "distribution_count" CHECK (taken_count >= 0 and (take_limit is null or taken_count <= take_limit))
);
--> statement-breakpoint
CREATE TABLE "distribution_taken" (
	"shouhin_id" text NOT NULL,
	"official_option_id" smallint NOT NULL,
	"suuryo_sentaku_id" smallint NOT NULL,
	"character_id" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "distribution_taken_shouhin_id_official_option_id_suuryo_sentaku_id_character_id_pk" PRIMARY KEY("shouhin_id","official_option_id","suuryo_sentaku_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "shouhin" (
	"shouhin_id" text PRIMARY KEY NOT NULL,
	"owner_user_id" text NOT NULL,
	"shouhinmei" text NOT NULL,
	"description" text NOT NULL,
	"world_id" text NOT NULL,
	"item_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shouhin_option" (
	"shouhin_id" text NOT NULL,
	"official_option_id" smallint NOT NULL,
	"option_name" text NOT NULL,
	"level" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "shouhin_option_shouhin_id_official_option_id_pk" PRIMARY KEY("shouhin_id","official_option_id")
);
--> statement-breakpoint
CREATE TABLE "shouhin_suuryo" (
	"shouhin_id" text NOT NULL,
	"suuryo_sentaku_id" smallint NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "shouhin_suuryo_shouhin_id_suuryo_sentaku_id_pk" PRIMARY KEY("shouhin_id","suuryo_sentaku_id"),
	CONSTRAINT "shouhin_suuryo_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "distribution" ADD CONSTRAINT "distribution_shouhin_id_official_option_id_shouhin_option_shouhin_id_official_option_id_fk" FOREIGN KEY ("shouhin_id","official_option_id") REFERENCES "public"."shouhin_option"("shouhin_id","official_option_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution" ADD CONSTRAINT "distribution_shouhin_id_suuryo_sentaku_id_shouhin_suuryo_shouhin_id_suuryo_sentaku_id_fk" FOREIGN KEY ("shouhin_id","suuryo_sentaku_id") REFERENCES "public"."shouhin_suuryo"("shouhin_id","suuryo_sentaku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_taken" ADD CONSTRAINT "distribution_taken_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shouhin" ADD CONSTRAINT "shouhin_owner_user_id_app_user_user_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shouhin" ADD CONSTRAINT "shouhin_world_id_item_code_world_item_world_id_item_code_fk" FOREIGN KEY ("world_id","item_code") REFERENCES "public"."world_item"("world_id","item_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shouhin_option" ADD CONSTRAINT "shouhin_option_shouhin_id_shouhin_shouhin_id_fk" FOREIGN KEY ("shouhin_id") REFERENCES "public"."shouhin"("shouhin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shouhin_suuryo" ADD CONSTRAINT "shouhin_suuryo_shouhin_id_shouhin_shouhin_id_fk" FOREIGN KEY ("shouhin_id") REFERENCES "public"."shouhin"("shouhin_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distribution_taken_time" ON "distribution_taken" USING btree ("shouhin_id","official_option_id","suuryo_sentaku_id","taken_at","character_id");--> statement-breakpoint
CREATE INDEX "distribution_taken_character" ON "distribution_taken" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "shouhin_owner" ON "shouhin" USING btree ("owner_user_id","created_at");