-- Whoever asks for the same change once more, because its answer was lost, is known by the time of it.
ALTER TABLE "user_account" ADD COLUMN "password_changed_at" timestamp with time zone;
