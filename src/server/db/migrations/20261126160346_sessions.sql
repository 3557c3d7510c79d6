CREATE TABLE "provider_session" (
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "provider_session_user_id_session_id_pk" PRIMARY KEY("user_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "push_subscription" ADD COLUMN "provider_session_id" text;--> statement-breakpoint
ALTER TABLE "provider_session" ADD CONSTRAINT "provider_session_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_session_seen" ON "provider_session" USING btree ("last_seen_at");--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_provider_session" FOREIGN KEY ("user_id","provider_session_id") REFERENCES "public"."provider_session"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Sessions end with what they rest on, whoever changes it: an account that is closed, a role that is taken away.
CREATE FUNCTION end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM auth_session WHERE user_id = OLD.user_id;
  UPDATE provider_session SET ended_at = now() WHERE user_id = OLD.user_id AND ended_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER app_user_closed AFTER UPDATE OF account_status ON app_user
  FOR EACH ROW WHEN (OLD.account_status = 0 AND NEW.account_status <> 0) EXECUTE FUNCTION end_sessions();
--> statement-breakpoint
CREATE TRIGGER user_class_taken AFTER DELETE ON user_class FOR EACH ROW EXECUTE FUNCTION end_sessions();
