CREATE TABLE "event_page" (
	"page_no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_page_page_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"world_id" text NOT NULL,
	"event_id" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"picture" text,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"parts" jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_page_address" UNIQUE("world_id","event_id"),
	CONSTRAINT "event_page_dates" CHECK (status = 'draft' or (starts_at is not null and ends_at > starts_at))
);
--> statement-breakpoint
CREATE TABLE "event_top" (
	"top_contents_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_top_top_contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_no" integer NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "world_blob" (
	"picture_id" text PRIMARY KEY NOT NULL,
	"world_id" text NOT NULL,
	"blob_type" text NOT NULL,
	"blob_name" text NOT NULL,
	"hash" text NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"user_id" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "event_page" ADD CONSTRAINT "event_page_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_top" ADD CONSTRAINT "event_top_page_no_event_page_page_no_fk" FOREIGN KEY ("page_no") REFERENCES "public"."event_page"("page_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_blob" ADD CONSTRAINT "world_blob_world_id_world_world_id_fk" FOREIGN KEY ("world_id") REFERENCES "public"."world"("world_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "world_blob" ADD CONSTRAINT "world_blob_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_page_updated" ON "event_page" USING btree ("world_id","updated_at");--> statement-breakpoint
CREATE INDEX "event_page_begun" ON "event_page" USING btree ("world_id","starts_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "event_top_page" ON "event_top" USING btree ("page_no","opens_at");--> statement-breakpoint
CREATE UNIQUE INDEX "world_blob_name" ON "world_blob" USING btree ("world_id","blob_type","blob_name") WHERE stored_at is not null;--> statement-breakpoint
CREATE INDEX "world_blob_list" ON "world_blob" USING btree ("world_id","uploaded_at","picture_id");--> statement-breakpoint
CREATE INDEX "world_blob_cut" ON "world_blob" USING btree ("uploaded_at") WHERE stored_at is null;