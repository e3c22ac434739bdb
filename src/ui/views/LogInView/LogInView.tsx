import * as FOCUS from '#domain/focus-ids';
import type { Picture } from '#domain/picture';
import { Button } from '#ui/components/Button/Button';
import { ButtonLink } from '#ui/components/ButtonLink/ButtonLink';
import { fieldOf } from '#ui/components/FormBox/form-words';
import type { FormWords } from '#ui/components/FormBox/form-words';
import { FormBox } from '#ui/components/FormBox/FormBox';
import { Heading } from '#ui/components/Heading/Heading';
import { PasswordField } from '#ui/components/PasswordField/PasswordField';
import { PictureBeside } from '#ui/components/PictureBeside/PictureBeside';
import { Stack } from '#ui/components/Stack/Stack';
import { Text } from '#ui/components/Text/Text';
import { TextField } from '#ui/components/TextField/TextField';
import { TextLink } from '#ui/components/TextLink/TextLink';

export interface LogInViewProps {
  picture: Picture;
  form: FormWords;
  isPasswordShown: boolean;
  /** Failed attempts in a row. */
  misses: number;
  /** Name of the logged-in shopper. */
  name: string | undefined;
  onTogglePassword: () => void;
  onLogOut: () => void;
}

const FORM = 'log-in';

/** Deliberately does not say which of the two is unknown. */
const UNKNOWN = 'We could not find those details on this device.';

/** A form, or a greeting once logged in. */
export function LogInView({ name, ...asking }: LogInViewProps) {
  return (
    <PictureBeside picture={asking.picture} settles="stored">
      <div data-settles="stored">
        {name === undefined ? <LogInForm {...asking} /> : <Greeting name={name} onLogOut={asking.onLogOut} />}
      </div>
    </PictureBeside>
  );
}

function LogInForm({ form, isPasswordShown, misses, onTogglePassword }: Omit<LogInViewProps, 'name'>) {
  return (
    <Stack gap="s32">
      <Stack gap="s12">
        <Heading level={1}>Log In</Heading>
        <Text tone="soft">
          New here? <TextLink to="/SignUp">Sign up</TextLink>: all it takes is a name and an email address.
        </Text>
      </Stack>
      <FormBox
        id={FORM}
        labelledBy={FOCUS.heading}
        form={form}
        answer={misses > 0 ? { field: 'login', message: UNKNOWN, count: misses } : undefined}
      >
        <TextField
          {...fieldOf(form, FORM, 'login')}
          label="Email or phone"
          autoComplete="username"
          autoCapitalize="none"
        />
        <PasswordField
          {...fieldOf(form, FORM, 'password')}
          label="Password"
          autoComplete="current-password"
          isShown={isPasswordShown}
          onToggleShown={onTogglePassword}
        />
        <Button type="submit" size="large" width="full">
          Log In
        </Button>
        <Text size="small" tone="soft">
          Your profile is kept on this device only. Passwords are never stored, so any will do.
        </Text>
      </FormBox>
    </Stack>
  );
}

function Greeting({ name, onLogOut }: { readonly name: string; readonly onLogOut: () => void }) {
  return (
    <Stack gap="s32">
      <Stack gap="s12">
        <Heading level={1}>{`Welcome back, ${name}`}</Heading>
        <Text tone="soft">You are logged in on this device.</Text>
      </Stack>
      <Stack direction="row" gap="s16" align="center">
        <ButtonLink to="/MyAccount">Go to My Account</ButtonLink>
        <ButtonLink to="/Products" tone="secondary">
          Browse products
        </ButtonLink>
        <Button tone="quiet" onClick={onLogOut}>
          Log out
        </Button>
      </Stack>
    </Stack>
  );
}
