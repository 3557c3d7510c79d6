CREATE TABLE "order_cancel_terms" (
	"version" integer PRIMARY KEY NOT NULL,
	"preparing" smallint NOT NULL,
	"handed_in" smallint NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_cancel_terms_percent" CHECK (preparing >= 0 and preparing <= handed_in and handed_in <= 100)
);
--> statement-breakpoint
ALTER TABLE "scenario_order" ADD COLUMN "cancel_preparing" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "scenario_order" ADD COLUMN "cancel_handed_in" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_cancel_terms" ADD CONSTRAINT "order_cancel_terms_created_by_app_user_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;