import * as FOCUS from '#domain/focus-ids';
import type { Picture } from '#domain/picture';
import { Button } from '#ui/components/Button/Button';
import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { Checkbox } from '#ui/components/Checkbox/Checkbox';
import { StorageNote } from '#ui/components/StorageNote/StorageNote';
import { boxOf, fieldOf } from '#ui/components/FormBox/form-words';
import type { FormWords } from '#ui/components/FormBox/form-words';
import { FormBox } from '#ui/components/FormBox/FormBox';
import { Heading } from '#ui/components/Heading/Heading';
import { PasswordField } from '#ui/components/PasswordField/PasswordField';
import { PictureBeside } from '#ui/components/PictureBeside/PictureBeside';
import { Stack } from '#ui/components/Stack/Stack';
import { Text } from '#ui/components/Text/Text';
import { TextField } from '#ui/components/TextField/TextField';
import { TextLink } from '#ui/components/TextLink/TextLink';

export interface SignUpFormWords extends FormWords {
  /** Advice by field name; never blocks (section 5, "Not enforced"). */
  readonly advice: Readonly<Record<string, string>>;
  readonly isPasswordShown: boolean;
  readonly isConfirmPasswordShown: boolean;
  readonly onTogglePassword: () => void;
  readonly onToggleConfirmPassword: () => void;
}

export interface SignUpViewProps {
  picture: Picture;
  form: SignUpFormWords;
  /** Name of the profile on this device that a new one would replace. */
  knownName: string | undefined;
  /** Shown after signing up. */
  welcome: { readonly name: string; readonly notes: readonly string[] } | undefined;
}

const FORM = 'sign-up';

/** The form that makes an account on this device. */
export function SignUpView({ picture, form, knownName, welcome }: SignUpViewProps) {
  return (
    <PictureBeside picture={picture}>
      {welcome ? <Welcome {...welcome} /> : <SignUpForm form={form} knownName={knownName} />}
    </PictureBeside>
  );
}

function SignUpForm({ form, knownName }: Pick<SignUpViewProps, 'form' | 'knownName'>) {
  const { advice } = form;
  return (
    <Stack gap="s32">
      <Stack gap="s12">
        <Heading level={1}>Sign Up</Heading>
        <Text tone="soft">
          Already signed up? <TextLink to="/LogIn">Log in</TextLink>
        </Text>
      </Stack>
      <FormBox id={FORM} labelledBy={FOCUS.heading} form={form}>
        <TextField {...fieldOf(form, FORM, 'fullName')} label="Full name" autoComplete="name" autoCapitalize="words" />
        <TextField
          {...fieldOf(form, FORM, 'email')}
          label="Email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          advice={advice['email']}
        />
        <PasswordField
          {...fieldOf(form, FORM, 'password')}
          label="Password"
          autoComplete="new-password"
          advice={advice['password']}
          isShown={form.isPasswordShown}
          onToggleShown={form.onTogglePassword}
        />
        <PasswordField
          {...fieldOf(form, FORM, 'confirmPassword')}
          label="Confirm password"
          toggleName="confirm password"
          autoComplete="new-password"
          advice={advice['confirmPassword']}
          isShown={form.isConfirmPasswordShown}
          onToggleShown={form.onToggleConfirmPassword}
        />
        <Checkbox
          {...boxOf(form, FORM, 'terms')}
          isRequired
          label={
            <>
              {'I have read the '}
              <TextLink to="/PrivacyPolicy/$privacypolicy" params={{ privacypolicy: 'Terms-&-Conditions' }}>
                Terms &amp; Conditions
              </TextLink>
            </>
          }
          advice={advice['terms']}
        />
        <Button type="submit" size="large" width="full">
          Sign Up
        </Button>
        <Text size="small" tone="soft">
          <StorageNote /> Your name and email are kept; your password is not.
        </Text>
        {knownName === undefined ? null : (
          <div data-settles="stored">
            <Text
              size="small"
              tone="soft"
            >{`A profile of ${knownName} is kept on this device. A new one takes its place.`}</Text>
          </div>
        )}
      </FormBox>
    </Stack>
  );
}

function Welcome({ name, notes }: { readonly name: string; readonly notes: readonly string[] }) {
  return (
    <Stack gap="s32">
      <Stack gap="s12">
        <Heading level={1}>{`Welcome, ${name}`}</Heading>
        <Text tone="soft">
          You are signed up and logged in, on this device only. Checkout will fill in your name and email.
        </Text>
        {notes.map((note) => (
          <Text key={note} size="small" tone="soft">
            {note}
          </Text>
        ))}
      </Stack>
      <Stack direction="row" gap="s16" align="center">
        <ButtonLink to="/MyAccount">Go to My Account</ButtonLink>
        <ButtonLink to="/Products" tone="secondary">
          Browse products
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
