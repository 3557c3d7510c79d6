CREATE TABLE "own_data" (
	"user_id" text PRIMARY KEY NOT NULL,
	"archive_id" text NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"bytes" bigint,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"worked_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "own_data" ADD CONSTRAINT "own_data_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_data_state" ON "own_data" USING btree ("state","worked_at");
--> statement-breakpoint
-- Transfers stay as they were, but for one change: where a cause names a user who was deleted, the pseudonym stands in the
-- id's place. Everything before and behind it must be the same, and the pseudonym must be that of a deleted user.
CREATE FUNCTION ledger_transfer_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  pseudonym text;
  place int;
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.id, NEW.cause_kind, NEW.created_at) IS NOT DISTINCT FROM (OLD.id, OLD.cause_kind, OLD.created_at) THEN
    pseudonym := substring(NEW.cause_id FROM 'left-[0-9a-z-]+');
    place := position(pseudonym IN NEW.cause_id);
    IF place > 0
      AND left(OLD.cause_id, place - 1) = left(NEW.cause_id, place - 1)
      AND right(OLD.cause_id, length(NEW.cause_id) - place + 1 - length(pseudonym)) = substr(NEW.cause_id, place + length(pseudonym))
      AND EXISTS (SELECT 1 FROM app_user WHERE user_id = pseudonym AND account_status = 2)
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'the ledger is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'raise_exception';
END $$;
--> statement-breakpoint
DROP TRIGGER ledger_transfer_append_only ON ledger_transfer;
--> statement-breakpoint
CREATE TRIGGER ledger_transfer_append_only BEFORE UPDATE OR DELETE ON ledger_transfer FOR EACH ROW EXECUTE FUNCTION ledger_transfer_change();
--> statement-breakpoint
-- The role that the server works as may not change the ledger; this function is the door, and the trigger its guard.
CREATE FUNCTION forget_in_ledger(old_id text, pseudonym text) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  UPDATE ledger_transfer SET cause_id = replace(cause_id, old_id, pseudonym)
  WHERE position(old_id IN cause_id) > 0 AND id IN (
    SELECT e.transfer_id FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id WHERE a.holder_id = old_id)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_in_ledger FROM PUBLIC;
