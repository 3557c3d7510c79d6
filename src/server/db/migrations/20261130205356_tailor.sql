CREATE TABLE "commission" (
	"commission_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_commission_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"character_id" text NOT NULL,
	"world_id" text NOT NULL,
	"creator_user_id" text NOT NULL,
	"class_code" integer NOT NULL,
	"creator_kbn" smallint NOT NULL,
	"item_kbn" integer NOT NULL,
	"shouhinmei" text NOT NULL,
	"characters_most" integer,
	"people" smallint NOT NULL,
	"price" integer NOT NULL,
	"days" smallint NOT NULL,
	"title" text NOT NULL,
	"wish" text NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"late_told_at" timestamp (3) with time zone,
	"corrections" smallint DEFAULT 0 NOT NULL,
	"work_title" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"hyouka" smallint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "commission_numbers" CHECK (price > 0 and people between 1 and 10 and days > 0),
	CONSTRAINT "commission_length" CHECK (char_length(wish) <= 8000 and char_length(body) <= 60000)
);
--> statement-breakpoint
CREATE TABLE "commission_log" (
	"log_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_log_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"commission_id" integer NOT NULL,
	"act" text NOT NULL,
	"party" text NOT NULL,
	"user_id" text,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "commission_option" (
	"commission_id" integer NOT NULL,
	"option_no" smallint NOT NULL,
	"option_name" text NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "commission_option_commission_id_option_no_pk" PRIMARY KEY("commission_id","option_no")
);
--> statement-breakpoint
CREATE TABLE "commission_picture" (
	"user_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"picture" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"commission_id" integer,
	CONSTRAINT "commission_picture_user_id_picture_id_pk" PRIMARY KEY("user_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "gallery_character_limit" (
	"character_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gallery_character_limit_character_id_pk" PRIMARY KEY("character_id")
);
--> statement-breakpoint
CREATE TABLE "gallery_item" (
	"item_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gallery_item_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"commission_id" integer NOT NULL,
	"client_id" text NOT NULL,
	"character_id" text NOT NULL,
	"world_id" text NOT NULL,
	"creator_user_id" text NOT NULL,
	"class_code" integer NOT NULL,
	"creator_kbn" smallint NOT NULL,
	"shouhinmei" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"picture" text,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"search_words" text GENERATED ALWAYS AS (search_key(title) || E'
' || search_key(shouhinmei)) STORED NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "gallery_like" (
	"item_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gallery_like_item_id_user_id_pk" PRIMARY KEY("item_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "gallery_order_limit" (
	"commission_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gallery_order_limit_commission_id_pk" PRIMARY KEY("commission_id")
);
--> statement-breakpoint
CREATE TABLE "creator_like" (
	"user_id" text NOT NULL,
	"creator_user_id" text NOT NULL,
	"class_code" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "creator_like_user_id_creator_user_id_class_code_pk" PRIMARY KEY("user_id","creator_user_id","class_code")
);
--> statement-breakpoint
CREATE TABLE "creator_offer" (
	"user_id" text NOT NULL,
	"class_code" integer NOT NULL,
	"item_kbn" integer NOT NULL,
	"price" integer NOT NULL,
	"days" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_on" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "creator_offer_user_id_class_code_item_kbn_pk" PRIMARY KEY("user_id","class_code","item_kbn")
);
--> statement-breakpoint
CREATE TABLE "creator_picture" (
	"user_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"picture" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"sample_id" integer,
	CONSTRAINT "creator_picture_user_id_picture_id_pk" PRIMARY KEY("user_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "creator_room" (
	"user_id" text NOT NULL,
	"class_code" integer NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"wishes" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"slots" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "creator_room_user_id_class_code_pk" PRIMARY KEY("user_id","class_code"),
	CONSTRAINT "creator_room_slots" CHECK (slots between 0 and 20)
);
--> statement-breakpoint
CREATE TABLE "creator_sample" (
	"sample_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "creator_sample_sample_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"class_code" integer NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tailor_option" (
	"item_kbn" integer NOT NULL,
	"option_no" smallint NOT NULL,
	"option_name" text NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "tailor_option_item_kbn_option_no_pk" PRIMARY KEY("item_kbn","option_no"),
	CONSTRAINT "tailor_option_price" CHECK (price >= 0)
);
--> statement-breakpoint
CREATE TABLE "tailor_product" (
	"item_kbn" integer PRIMARY KEY NOT NULL,
	"creator_kbn" smallint NOT NULL,
	"shouhinmei" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"width" integer,
	"height" integer,
	"characters_most" integer,
	"wish_most" integer NOT NULL,
	"people_most" smallint NOT NULL,
	"person_price" integer NOT NULL,
	"days" smallint NOT NULL,
	"price_least" integer NOT NULL,
	"price_most" integer NOT NULL,
	"is_on_sale" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tailor_product_prices" CHECK (price_least > 0 and price_least <= price_most and person_price >= 0)
);
--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_client_id_app_user_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_creator_user_id_app_user_user_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_item_kbn_tailor_product_item_kbn_fk" FOREIGN KEY ("item_kbn") REFERENCES "public"."tailor_product"("item_kbn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_log" ADD CONSTRAINT "commission_log_commission_id_commission_commission_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commission"("commission_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_log" ADD CONSTRAINT "commission_log_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_option" ADD CONSTRAINT "commission_option_commission_id_commission_commission_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commission"("commission_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_picture" ADD CONSTRAINT "commission_picture_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_picture" ADD CONSTRAINT "commission_picture_commission_id_commission_commission_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commission"("commission_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_character_limit" ADD CONSTRAINT "gallery_character_limit_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_character_limit" ADD CONSTRAINT "gallery_character_limit_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_item" ADD CONSTRAINT "gallery_item_commission_id_commission_commission_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commission"("commission_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_item" ADD CONSTRAINT "gallery_item_client_id_app_user_user_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_item" ADD CONSTRAINT "gallery_item_character_id_character_character_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."character"("character_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_item" ADD CONSTRAINT "gallery_item_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_item" ADD CONSTRAINT "gallery_item_creator_user_id_app_user_user_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_like" ADD CONSTRAINT "gallery_like_item_id_gallery_item_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."gallery_item"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_like" ADD CONSTRAINT "gallery_like_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_order_limit" ADD CONSTRAINT "gallery_order_limit_commission_id_commission_commission_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commission"("commission_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_order_limit" ADD CONSTRAINT "gallery_order_limit_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_like" ADD CONSTRAINT "creator_like_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_like" ADD CONSTRAINT "creator_like_creator_user_id_app_user_user_id_fk" FOREIGN KEY ("creator_user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_offer" ADD CONSTRAINT "creator_offer_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_offer" ADD CONSTRAINT "creator_offer_item_kbn_tailor_product_item_kbn_fk" FOREIGN KEY ("item_kbn") REFERENCES "public"."tailor_product"("item_kbn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_picture" ADD CONSTRAINT "creator_picture_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_picture" ADD CONSTRAINT "creator_picture_sample_id_creator_sample_sample_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."creator_sample"("sample_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_room" ADD CONSTRAINT "creator_room_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_room" ADD CONSTRAINT "creator_room_user_id_class_code_user_class_user_id_class_code_fk" FOREIGN KEY ("user_id","class_code") REFERENCES "public"."user_class"("user_id","class_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_sample" ADD CONSTRAINT "creator_sample_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tailor_option" ADD CONSTRAINT "tailor_option_item_kbn_tailor_product_item_kbn_fk" FOREIGN KEY ("item_kbn") REFERENCES "public"."tailor_product"("item_kbn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_client" ON "commission" USING btree ("client_id","commission_id");--> statement-breakpoint
CREATE INDEX "commission_creator" ON "commission" USING btree ("creator_user_id","class_code","commission_id");--> statement-breakpoint
CREATE INDEX "commission_running" ON "commission" USING btree ("creator_user_id","class_code") WHERE not (state in ('done', 'declined', 'cancelled', 'lapsed', 'stopped'));--> statement-breakpoint
CREATE INDEX "commission_state" ON "commission" USING btree ("state","state_since","commission_id");--> statement-breakpoint
CREATE INDEX "commission_due" ON "commission" USING btree ("due_at","commission_id") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "commission_character" ON "commission" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "commission_log_of" ON "commission_log" USING btree ("commission_id","log_id");--> statement-breakpoint
CREATE INDEX "commission_log_user" ON "commission_log" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "commission_log_untold" ON "commission_log" USING btree ("log_id") WHERE told_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_picture_of" ON "commission_picture" USING btree ("commission_id");--> statement-breakpoint
CREATE INDEX "commission_picture_files" ON "commission_picture" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "commission_picture_unused" ON "commission_picture" USING btree ("uploaded_at") WHERE commission_id is null;--> statement-breakpoint
CREATE INDEX "gallery_character_limit_user" ON "gallery_character_limit" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gallery_item_commission" ON "gallery_item" USING btree ("commission_id");--> statement-breakpoint
CREATE INDEX "gallery_item_newest" ON "gallery_item" USING btree ("published_at","item_id");--> statement-breakpoint
CREATE INDEX "gallery_item_world" ON "gallery_item" USING btree ("world_id","published_at","item_id");--> statement-breakpoint
CREATE INDEX "gallery_item_creator" ON "gallery_item" USING btree ("creator_user_id","class_code","published_at","item_id");--> statement-breakpoint
CREATE INDEX "gallery_item_character" ON "gallery_item" USING btree ("character_id","published_at");--> statement-breakpoint
CREATE INDEX "gallery_item_client" ON "gallery_item" USING btree ("client_id","published_at");--> statement-breakpoint
CREATE INDEX "gallery_like_user" ON "gallery_like" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gallery_order_limit_user" ON "gallery_order_limit" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "creator_like_of" ON "creator_like" USING btree ("creator_user_id","class_code");--> statement-breakpoint
CREATE INDEX "creator_offer_product" ON "creator_offer" USING btree ("item_kbn") WHERE is_on;--> statement-breakpoint
CREATE UNIQUE INDEX "creator_picture_of" ON "creator_picture" USING btree ("sample_id");--> statement-breakpoint
CREATE INDEX "creator_picture_files" ON "creator_picture" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "creator_picture_unused" ON "creator_picture" USING btree ("uploaded_at") WHERE sample_id is null;--> statement-breakpoint
CREATE INDEX "creator_sample_of" ON "creator_sample" USING btree ("user_id","class_code","sample_id");--> statement-breakpoint
CREATE INDEX "tailor_product_kind" ON "tailor_product" USING btree ("creator_kbn","item_kbn");