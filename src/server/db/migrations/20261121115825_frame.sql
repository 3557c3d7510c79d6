CREATE TABLE "character" (
	"character_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"world_id" text NOT NULL,
	"given_name" text NOT NULL,
	"middle_name" text NOT NULL,
	"family_name" text NOT NULL,
	"name_order" smallint NOT NULL,
	"character_full_name" text NOT NULL,
	"kana" text NOT NULL,
	"class_name" text NOT NULL,
	"level" smallint NOT NULL,
	"icon" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"user_id" text PRIMARY KEY NOT NULL,
	"public_user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"mailaddress" text NOT NULL,
	"account_status" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "app_user_public_user_id_unique" UNIQUE("public_user_id"),
	CONSTRAINT "app_user_mailaddress_unique" UNIQUE("mailaddress")
);
--> statement-breakpoint
CREATE TABLE "auth_account" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_jwks" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"alg" text,
	"crv" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_class" (
	"user_id" text NOT NULL,
	"class_code" integer NOT NULL,
	CONSTRAINT "user_class_user_id_class_code_pk" PRIMARY KEY("user_id","class_code")
);
--> statement-breakpoint
CREATE TABLE "mission_master" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mission_master_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"world_id" text,
	"achieve_category" smallint NOT NULL,
	"archive_title" text NOT NULL,
	"description" text NOT NULL,
	"achievement_type" text NOT NULL,
	"achievement_value" text,
	"required_count" integer DEFAULT 1 NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"achieve_to" timestamp (3) with time zone,
	"reward_text" text NOT NULL,
	"not_lp_only" smallint NOT NULL,
	"lp_only" boolean NOT NULL,
	CONSTRAINT "mission_master_code_unique" UNIQUE("code"),
	CONSTRAINT "mission_master_category" CHECK ("mission_master"."achieve_category" between 0 and 3),
	CONSTRAINT "mission_master_required" CHECK ("mission_master"."required_count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "mission_occasion" (
	"user_id" text NOT NULL,
	"mission_id" integer NOT NULL,
	"period" text NOT NULL,
	"occasion" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mission_occasion_user_id_mission_id_period_occasion_pk" PRIMARY KEY("user_id","mission_id","period","occasion")
);
--> statement-breakpoint
CREATE TABLE "mission_reward" (
	"mission_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"token_no" smallint,
	"item_code" text,
	"amount" integer NOT NULL,
	CONSTRAINT "mission_reward_mission_id_position_pk" PRIMARY KEY("mission_id","position"),
	CONSTRAINT "mission_reward_amount" CHECK ("mission_reward"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "user_mission" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_mission_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"mission_id" integer NOT NULL,
	"period" text NOT NULL,
	"world_id" text NOT NULL,
	"lp_only" boolean NOT NULL,
	"status" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone,
	"character_id" text,
	CONSTRAINT "user_mission_period" UNIQUE("user_id","mission_id","period"),
	CONSTRAINT "user_mission_status" CHECK ("user_mission"."status" in (1, 2)),
	CONSTRAINT "user_mission_received" CHECK (("user_mission"."status" = 2) = ("user_mission"."received_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "news_post" (
	"post_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_post_post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"world_id" text,
	"picture" text,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_read" (
	"user_id" text NOT NULL,
	"post_id" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "news_read_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "news_read_until" (
	"user_id" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "world" (
	"world_id" text PRIMARY KEY NOT NULL,
	"world_name" text NOT NULL,
	"catchphrase" text NOT NULL,
	"description" text NOT NULL,
	"hue" real NOT NULL,
	"key_visual" text,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "world_item" (
	"world_id" text NOT NULL,
	"item_code" text NOT NULL,
	"item_name" text NOT NULL,
	"description" text NOT NULL,
	"picture" text,
	CONSTRAINT "world_item_world_id_item_code_pk" PRIMARY KEY("world_id","item_code")
);
--> statement-breakpoint
CREATE TABLE "world_token" (
	"world_id" text NOT NULL,
	"token_no" smallint NOT NULL,
	"name" text NOT NULL,
	"sign" text NOT NULL,
	CONSTRAINT "world_token_world_id_token_no_pk" PRIMARY KEY("world_id","token_no")
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"holder_kind" text NOT NULL,
	"holder_id" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint,
	CONSTRAINT "ledger_account_holder" UNIQUE("holder_kind","holder_id","currency"),
	CONSTRAINT "ledger_account_balance" CHECK ("ledger_account"."balance" >= 0),
	CONSTRAINT "ledger_account_system" CHECK (("ledger_account"."holder_kind" = 'system') = ("ledger_account"."balance" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"lot_id" bigint,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_lot" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"paid" boolean NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"remaining" bigint NOT NULL,
	CONSTRAINT "ledger_lot_remaining" CHECK ("ledger_lot"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause_kind" text NOT NULL,
	"cause_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transfer_cause" UNIQUE("cause_kind","cause_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_id" text NOT NULL,
	"key" uuid NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"version" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counter" (
	"bucket" text PRIMARY KEY NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"hits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtime_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "realtime_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "character" ADD CONSTRAINT "character_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character" ADD CONSTRAINT "character_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_account" ADD CONSTRAINT "auth_account_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_class" ADD CONSTRAINT "user_class_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_master" ADD CONSTRAINT "mission_master_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_occasion" ADD CONSTRAINT "mission_occasion_mission_id_mission_master_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."mission_master"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_reward" ADD CONSTRAINT "mission_reward_mission_id_mission_master_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."mission_master"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_mission" ADD CONSTRAINT "user_mission_mission_id_mission_master_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."mission_master"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_post" ADD CONSTRAINT "news_post_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_read" ADD CONSTRAINT "news_read_post_id_news_post_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."news_post"("post_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_item" ADD CONSTRAINT "world_item_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_token" ADD CONSTRAINT "world_token_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transfer_id_ledger_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_lot_id_ledger_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."ledger_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lot" ADD CONSTRAINT "ledger_lot_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "character_user" ON "character" USING btree ("user_id","world_id");--> statement-breakpoint
CREATE INDEX "auth_account_user" ON "auth_account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_session_user" ON "auth_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verification_identifier" ON "auth_verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "mission_master_type" ON "mission_master" USING btree ("achievement_type");--> statement-breakpoint
CREATE INDEX "user_mission_waiting" ON "user_mission" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 1;--> statement-breakpoint
CREATE INDEX "user_mission_waiting_world" ON "user_mission" USING btree ("user_id","world_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 1;--> statement-breakpoint
CREATE INDEX "user_mission_received_list" ON "user_mission" USING btree ("user_id","received_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 2;--> statement-breakpoint
CREATE INDEX "user_mission_received_world" ON "user_mission" USING btree ("user_id","world_id","received_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 2;--> statement-breakpoint
CREATE INDEX "user_mission_waiting_lp" ON "user_mission" USING btree ("user_id") WHERE status = 1 and lp_only;--> statement-breakpoint
CREATE INDEX "news_post_published" ON "news_post" USING btree ("published_at" DESC NULLS LAST,"post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "news_post_category" ON "news_post" USING btree ("category","published_at" DESC NULLS LAST,"post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_transfer" ON "ledger_entry" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_lot_open" ON "ledger_lot" USING btree ("account_id","expires_at","paid","issued_at") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "realtime_event_user" ON "realtime_event" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "realtime_event_age" ON "realtime_event" USING btree ("created_at");